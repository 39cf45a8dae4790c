import { HowItWorks } from "./HowItWorks.tsx";
import { Promises } from "./Promises.tsx";

/** To read: in the built page as text, and no part of the program that answers above. */
export const LandingRest = () => (
  <>
    <HowItWorks />
    <Promises />
  </>
);
