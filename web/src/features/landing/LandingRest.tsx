import { HowItWorks } from "./HowItWorks.tsx";
import { Promises } from "./Promises.tsx";

/** Text of the built page, outside the program that answers above. */
export const LandingRest = () => (
  <>
    <HowItWorks />
    <Promises />
  </>
);
