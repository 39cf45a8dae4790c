import { useWatch } from "react-hook-form";
import { PasswordRules } from "../password/PasswordRules.tsx";
import type { Registration } from "./registration.ts";

export function OwnPasswordRules() {
  const [first, last, email, city] = useWatch<
    Registration,
    ["FirstName", "LastName", "Email", "Location.City"]
  >({
    name: ["FirstName", "LastName", "Email", "Location.City"],
  });
  return <PasswordRules owner={{ first, last, email, city }} />;
}
