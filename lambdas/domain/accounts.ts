import * as identity from "#lambdas/adapters/identity.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type AccountDetails, accountRecord, getAccount } from "#lambdas/records/account.ts";
import { claimEmail, claimPhone, getEmailClaim, getPhoneClaim } from "#lambdas/records/claim.ts";
import { emailClaimKey, newId } from "#lambdas/records/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/once.ts";
import { consumeProof } from "#lambdas/records/phoneCode.ts";
import { insert, transact, type Write } from "#lambdas/records/table.ts";
import type { register as registerCall } from "#shared/contract/accounts.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import { messages } from "#shared/fields.ts";
import type { Role } from "#shared/model/role.ts";
import { welcome } from "./mails.ts";
import { refuseCommon } from "./passwords.ts";
import { sendNotice } from "./sendNotice.ts";

type Registration = ParsedRequestOf<typeof registerCall>;

const emailTaken = () => new VisibleError("conflict", messages.emailTakenAtSignUp);
const phoneTaken = () => new VisibleError("conflict", messages.phoneTaken);
const verifyPhoneFirst = () => new VisibleError("invalid", messages.verifyPhoneFirst);

/** Whether no account has this e-mail address. */
export const isFree = async (email: string): Promise<boolean> => (await getEmailClaim(email)) === undefined;

type NewAccount = Omit<AccountDetails, "tokensValidFrom" | "created" | "updated" | "version">;

function newAccount(details: NewAccount): AccountDetails {
  const created = new Date().toISOString();
  return { ...details, tokensValidFrom: 0, created, updated: created, version: 1 };
}

async function discardCredentials(accountId: string): Promise<void> {
  try {
    await identity.deleteCredentials(accountId);
  } catch (error) {
    // They open nothing, since there is no account; they are only to be cleaned up.
    log.error("credentials without an account were left behind", { accountId, error: error as Error });
  }
}

/**
 * Makes credentials, then the account and its claims in one transaction. An account is never without
 * credentials; when it is not made, its credentials go.
 */
async function open(account: AccountDetails, password: string, first: Write[], also: Write[]) {
  const { id, email, cell } = account;
  try {
    await identity.createCredentials(id, password);
    await transact([
      ...first,
      claimEmail(email, id, emailTaken()),
      ...also,
      ...(cell ? [claimPhone(cell, id, phoneTaken())] : []),
      insert(accountRecord(account)),
    ]);
  } catch (error) {
    // The transaction may have succeeded and only its answer be lost.
    if (await getAccount(id)) return;
    await discardCredentials(id);
    throw error;
  }
}

/** Why an account cannot be made, found before credentials are made for it; undefined when it can. */
async function findTaken(email: string, cell: string | undefined): Promise<VisibleError | undefined> {
  const [emailClaim, phoneClaim] = await Promise.all([
    getEmailClaim(email),
    cell ? getPhoneClaim(cell) : undefined,
  ]);
  if (emailClaim) return emailTaken();
  return phoneClaim && phoneTaken();
}

/**
 * Registers a resident and sends a welcome. Throws invalid for one of the commonest passwords and for a phone
 * number without a proof of its own, conflict for an e-mail address or a number that another account has.
 */
export async function register(request: Registration, once: Once | undefined): Promise<void> {
  const { Email: email, Password, FirstName: first, LastName: last, Cell: cell, Proof, Location } = request;
  refuseCommon(Password);
  if (cell && !Proof) throw verifyPhoneFirst();
  const scope = emailClaimKey(email).pk;
  const taken = await findTaken(email, cell);
  // It may be this very registration that took them: a retry is answered like the first.
  if (taken && (await sentBefore(scope, once))) return;
  if (taken) throw taken;
  const id = newId();
  const account = newAccount({
    id,
    role: "USER",
    status: "ACTIVE",
    email,
    first,
    last,
    cell,
    address: Location,
  });
  const proven = cell && Proof ? [consumeProof(cell, Proof, verifyPhoneFirst())] : [];
  const made = await createOnce(
    scope,
    once,
    id,
    async (firstWrites) => {
      await open(account, Password, firstWrites, proven);
      return id;
    },
    async (earlier) => earlier,
  );
  if (made === id) await sendNotice(email, welcome());
}

/** Somebody who works for a department or for the registry, with the place they work for. */
export interface NewStaff {
  readonly role: Exclude<Role, "USER">;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly cell?: string;
  readonly address: AccountDetails["address"];
  readonly password: string;
}

/** Makes a staff account that can sign in at once, and answers its id. Throws conflict as registering does. */
export async function createStaff({ password, ...staff }: NewStaff): Promise<string> {
  const account = newAccount({ ...staff, id: newId(), status: "ACTIVE" });
  const taken = await findTaken(staff.email, staff.cell);
  if (taken) throw taken;
  await open(account, password, [], []);
  return account.id;
}
