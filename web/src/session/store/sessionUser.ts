import type { Account, AccountRole } from "#shared/model/account.ts";
import type { SessionUser } from "./sessionReducer.ts";

/** The server writes a phone as +1 and ten digits, or "none". */
export function sessionUser(
  account: Account,
  role: AccountRole,
  secondFactor?: SessionUser["SecondFactor"],
): SessionUser {
  return {
    ID: account.ID,
    Email: account.Email,
    FirstName: account.First,
    LastName: account.Last,
    Cell: account.Cell === "none" ? "" : account.Cell.replace(/^\+1/, ""),
    Role: role.Tier,
    ...(account.EmailVerified && { EmailVerified: true }),
    ...(account.QueueMailsOff && { QueueMailsOff: true }),
    ...(account.PendingEmail && { PendingEmail: account.PendingEmail }),
    ...(account.MailProblem && { MailProblem: account.MailProblem }),
    ...(account.DeletionOn && { DeletionOn: account.DeletionOn }),
    ...(secondFactor ? { SecondFactor: secondFactor } : {}),
    Location: { City: role.Location, State: role.StateP, Street: role.Street, Zip: role.Zip },
    ...(role.DepartmentID && { DepartmentID: role.DepartmentID }),
  };
}
