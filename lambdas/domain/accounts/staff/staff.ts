import { findTaken, newAccount, openAccount, type Refusals } from "#lambdas/domain/accounts/openAccount.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { type AccountDetails, getAccount } from "#lambdas/records/accounts/account.ts";
import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { accountPk, newId, newSecret } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { createAdmin } from "#shared/contract/staff.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { mailInvitation, newInvitation } from "./invitations.ts";

export type Invitee = ParsedRequestOf<typeof createAdmin>;
type Created = ResponseOf<typeof createAdmin>;

const refusals: Refusals = {
  email: () => new VisibleError("EMAIL_TAKEN"),
  phone: () => new VisibleError("PHONE_TAKEN"),
};

/** No department means the place's default one. */
export type WorkPlace = Pick<AccountDetails, "address" | "department">;

export const everywhere: WorkPlace = { address: { Street: "", City: "", State: "", Zip: "" } };

/** Fits the pool's rules. Nobody learns it: the invitation leads to a real one. */
const unknownPassword = () => `Aa1${newSecret()}`;

const mailed = "The account was created and an invitation was mailed.";
const notMailed = "The account was created, but the invitation could not be mailed. Please send it again.";
const maybeMailed = "The account was created. If the invitation does not arrive, please send it again.";

/** The mail may still be on its way. */
async function answerAgain(id: string): Promise<Created> {
  const account = await getAccount(id);
  if (!account) throw notFound();
  const isUnmailed = account.status === "INVITED" && !account.invitedUntil;
  return { Account: showListed(account), Message: isUnmailed ? notMailed : maybeMailed, Mailed: false };
}

/** No call creates a master admin: an operator does. */
const actions = {
  MOD: "createModerator",
  "MASTER MOD": "createMasterModerator",
  ADMIN: "createAdmin",
  "MASTER ADMIN": "bootstrapAdmin",
} as const;

type StaffRole = keyof typeof actions;

const auditedWork = ({ address, department }: WorkPlace) => ({
  place: placeKey(address),
  ...(department ? { department } : {}),
});

function invited(role: StaffRole, person: Invitee, work: WorkPlace) {
  const { Email: email, Cell: cell, FirstName: first, LastName: last } = person;
  const id = newId();
  const invitation = newInvitation({ id, email });
  const details = { id, role, email, first, last, cell, ...work, ...invitation.kept };
  return { account: newAccount({ ...details, status: "INVITED" }), invitation };
}

/** A failing mail undoes nothing: the answer says so. */
export async function create(
  actor: Actor,
  role: StaffRole,
  person: Invitee,
  work: WorkPlace,
  once: Once | undefined,
): Promise<Created> {
  const scope = accountPk(actor.accountId);
  const taken = await findTaken(person.Email, person.Cell, refusals);
  // An earlier attempt may have taken them: a retry gets the first answer.
  const earlier = taken && (await sentBefore(scope, once));
  if (earlier) return answerAgain(earlier);
  if (taken) throw taken;
  const { account, invitation } = invited(role, person, work);
  const audit = auditWrite(actor, actions[role], {
    subject: account.id,
    ...(placeRoles.includes(role) ? auditedWork(work) : {}),
  });
  const make = async (first: Write[]): Promise<Created> => {
    await openAccount(account, unknownPassword(), refusals, { first, also: [invitation.write, audit] });
    const { account: made, sent } = await mailInvitation(account, invitation);
    return { Account: showListed(made), Message: sent ? mailed : notMailed, Mailed: sent };
  };
  return createOnce(scope, once, account.id, make, answerAgain);
}
