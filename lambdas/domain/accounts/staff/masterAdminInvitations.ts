import { VisibleError } from "#lambdas/errors.ts";
import type { Actor } from "#lambdas/records/accounts/audit/audit.ts";
import { renew } from "./invitations.ts";
import { findMasterAdmin } from "./masterAdmins.ts";
import { create, everywhere, type Invitee } from "./staff.ts";

const isThere = () =>
  new VisibleError("MASTER_ADMIN_EXISTS", "There is a master admin already. Say that it is to be another one.");

/** No call does it. One still invited gets a new link. */
export async function invite(actor: Actor, person: Invitee, { another }: { readonly another: boolean }) {
  const waiting = await findMasterAdmin(({ email, status }) => email === person.Email && status === "INVITED");
  if (waiting) return renew(actor, waiting);
  if (!another && (await findMasterAdmin(() => true))) throw isThere();
  return create(actor, "MASTER ADMIN", person, everywhere, undefined);
}
