import { welcome } from "#lambdas/domain/common/mails/contactMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { consumeProof, hasProof } from "#lambdas/records/accounts/phoneProof.ts";
import { beginReminders, firstReminder } from "#lambdas/records/accounts/reminder.ts";
import { addRetentionCheck, firstRetentionCheck } from "#lambdas/records/accounts/retentionCheck.ts";
import { emailClaimKey, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import type { register as registerCall } from "#shared/contract/accounts.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { Role } from "#shared/model/role.ts";
import { newMailboxCode } from "./mailboxCodes.ts";
import { findTaken, newAccount, openAccount, type Refusals } from "./openAccount.ts";
import { refuseCommon, refuseGuessable } from "./passwords/passwords.ts";

type Registration = ParsedRequestOf<typeof registerCall>;

const refusals: Refusals = {
  email: () => new VisibleError("EMAIL_TAKEN_AT_SIGN_UP"),
  phone: () => new VisibleError("PHONE_TAKEN"),
};
const verifyPhoneFirst = () => new VisibleError("VERIFY_PHONE_FIRST");

export const isFree = async (email: string): Promise<boolean> => (await getEmailClaim(email)) === undefined;

/** Mails a welcome with the mailbox's code. */
export async function register(request: Registration, once: Once | undefined): Promise<void> {
  const { Email: email, Password, FirstName: first, LastName: last, Cell: cell, Proof, Location } = request;
  refuseCommon(Password);
  refuseGuessable(Password, { first, last, email, city: Location.City });
  if (cell && !Proof) throw verifyPhoneFirst();
  const scope = emailClaimKey(email).pk;
  // Before other accounts decide the answer: their lookups have a stricter limit.
  if (cell && Proof && !(await hasProof(cell, Proof)) && !(await sentBefore(scope, once))) throw verifyPhoneFirst();
  const taken = await findTaken(email, cell, refusals);
  // An earlier attempt may have taken them: a retry gets the first answer.
  if (taken && (await sentBefore(scope, once))) return;
  if (taken) throw taken;
  const id = newId();
  const account = newAccount({ id, role: "USER", status: "ACTIVE", email, first, last, cell, address: Location });
  const proven = cell && Proof ? [consumeProof(cell, Proof, verifyPhoneFirst())] : [];
  const { code, write } = newMailboxCode(account, email);
  const entered = [addRetentionCheck(firstRetentionCheck(account)), ...beginReminders(firstReminder(account))];
  const made = await createOnce(
    scope,
    once,
    id,
    async (firstWrites) => {
      await openAccount(account, Password, refusals, { first: firstWrites, also: [...proven, write, ...entered] });
      return id;
    },
    async (earlier) => earlier,
  );
  if (made === id) await sendNotice(email, welcome(code));
}

export interface NewStaff {
  readonly role: Exclude<Role, "USER">;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly cell?: string;
  readonly address: AccountDetails["address"];
  /** A named department's id. @default the place's default department */
  readonly department?: string;
  readonly password: string;
}

export async function createStaff({ password, ...staff }: NewStaff): Promise<string> {
  const account = newAccount({ ...staff, id: newId(), status: "ACTIVE" });
  const taken = await findTaken(staff.email, staff.cell, refusals);
  if (taken) throw taken;
  await openAccount(account, password, refusals);
  return account.id;
}
