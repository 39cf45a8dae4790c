import { useUser } from "#web/session/SessionContext.ts";
import { PhoneVerification } from "../phone/PhoneVerification.tsx";
import { Profile } from "./Profile.tsx";

/** The signed-in person's own account. */
export function ProfilePage() {
  const { Cell } = useUser();
  // Once a number is saved, what is known of its verification goes.
  return <Profile phone={<PhoneVerification key={Cell} current={Cell} />} />;
}
