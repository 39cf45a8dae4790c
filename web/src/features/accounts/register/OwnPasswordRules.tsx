import { useWatch } from "react-hook-form";
import { PasswordRules } from "../password/PasswordRules.tsx";
import type { Registration } from "./registration.ts";

/** The rules of the password for the person that the form names so far. */
export function OwnPasswordRules() {
  const [first, last, email, city] = useWatch<
    Registration,
    ["FirstName", "LastName", "Email", "Location.City"]
  >({
    name: ["FirstName", "LastName", "Email", "Location.City"],
  });
  return <PasswordRules owner={{ first, last, email, city }} />;
}
