import { DevicesCard } from "../devices/DevicesCard.tsx";
import { PasswordCard } from "../password/PasswordCard.tsx";

export const SignInCards = () => (
  <>
    <PasswordCard />
    <DevicesCard />
  </>
);
