import { findTaken, newAccount, openAccount, type Refusals } from "#lambdas/domain/accounts/openAccount.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { type AccountDetails, getAccount, showListed } from "#lambdas/records/accounts/account.ts";
import { auditWrite } from "#lambdas/records/audit/audit.ts";
import { accountPk, newId, newSecret } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { createAdmin, createModerator } from "#shared/contract/staff.ts";
import { placeRoles, type Role } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { mailInvitation, newInvitation } from "./invitations.ts";

/** Who is to be invited. */
export type Person = ParsedRequestOf<typeof createAdmin>;
type WorkPlace = ParsedRequestOf<typeof createModerator>["Location"];
type Created = ResponseOf<typeof createAdmin>;
type Address = AccountDetails["address"];

const refusals: Refusals = {
  email: () => new VisibleError("EMAIL_TAKEN"),
  phone: () => new VisibleError("PHONE_TAKEN"),
};

/** Where an administrator works: for the whole registry. */
export const everywhere: Address = { Street: "", City: "", State: "", Zip: "" };

/**
 * The place that somebody new works for: what is asked for, except that staff of a department make accounts
 * for their own city alone. A zip is theirs where it comes with another city than their own.
 */
export function workPlace({ role, place, account }: Session, asked: WorkPlace): Address {
  if (!placeRoles.includes(role)) return { Street: "", ...asked };
  const Zip = placeKey(asked) === placeKey(place) ? asked.Zip : account.address.Zip;
  return { Street: "", City: place.City, State: place.State, Zip };
}

/** A password of the pool's rules that nobody ever sees: the invitation leads to one of the person's own. */
const unknownPassword = () => `Aa1${newSecret()}`;

const mailed = "The account was created and an invitation was mailed.";
const notMailed = "The account was created, but the invitation could not be mailed. Please send it again.";
const maybeMailed = "The account was created. If the invitation does not arrive, please send it again.";

/** The call came before: its mail may still be on its way to being sent. */
async function answerAgain(id: string): Promise<Created> {
  const account = await getAccount(id);
  if (!account) throw notFound();
  const isUnmailed = account.status === "INVITED" && !account.invitedUntil;
  return { Account: showListed(account, 0), Message: isUnmailed ? notMailed : maybeMailed, Mailed: false };
}

interface Context {
  readonly requestId: string;
  readonly once: Once | undefined;
}

function invited(role: AccountDetails["role"], person: Person, address: Address) {
  const { Email: email, Cell: cell, FirstName: first, LastName: last } = person;
  const id = newId();
  const invitation = newInvitation({ id, email });
  const details = { id, role, email, first, last, cell, address, ...invitation.kept };
  return { account: newAccount({ ...details, status: "INVITED" }), invitation };
}

/**
 * Makes an account of a role for a place, which may not be signed in to before the person who is invited has
 * chosen a password, and mails the invitation. Throws conflict for an e-mail address or a phone number that
 * another account has. A mail that cannot be sent undoes nothing: the answer says so.
 */
export async function create(
  { accountId, role: callerRole }: Pick<Session, "accountId" | "role">,
  role: Exclude<Role, "USER" | "ENGINEER">,
  person: Person,
  address: Address,
  { requestId, once }: Context,
): Promise<Created> {
  const scope = accountPk(accountId);
  const taken = await findTaken(person.Email, person.Cell, refusals);
  // It may be this very call that took them: a retry is answered like the first.
  const earlier = taken && (await sentBefore(scope, once));
  if (earlier) return answerAgain(earlier);
  if (taken) throw taken;
  const { account, invitation } = invited(role, person, address);
  const audit = auditWrite({
    ...{ accountId, role: callerRole, requestId, action: `create ${role} account`, subject: account.id },
    ...(placeRoles.includes(role) ? { place: placeKey(address) } : {}),
  });
  const make = async (first: Write[]): Promise<Created> => {
    await openAccount(account, unknownPassword(), refusals, { first, also: [invitation.write, audit] });
    const { account: made, sent } = await mailInvitation(account, invitation);
    return { Account: showListed(made, 0), Message: sent ? mailed : notMailed, Mailed: sent };
  };
  return createOnce(scope, once, account.id, make, answerAgain);
}
