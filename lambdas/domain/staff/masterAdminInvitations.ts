import { VisibleError } from "#lambdas/errors.ts";
import { renew } from "./invitations.ts";
import { findMasterAdmin } from "./masterAdmins.ts";
import { create, everywhere, type Person } from "./staff.ts";

const isThere = () =>
  new VisibleError(
    "MASTER_ADMIN_EXISTS",
    "There is a master admin already. Say that it is to be another one.",
  );

/**
 * Invites a master admin, which no call does: the first one, or another one where that is said. One who was
 * invited and waits is mailed a new link. Throws conflict when there is one already, and for an e-mail address or
 * a phone number that another account has.
 * @param by who does it, as the audit is to name them
 */
export async function invite(
  person: Person,
  { by, requestId, another }: { readonly by: string; readonly requestId: string; readonly another: boolean },
) {
  const operator = { accountId: by, role: "ENGINEER" } as const;
  const waiting = await findMasterAdmin(
    ({ email, status }) => email === person.Email && status === "INVITED",
  );
  if (waiting) return renew(operator, waiting, requestId);
  if (!another && (await findMasterAdmin(() => true))) throw isThere();
  return create(operator, "MASTER ADMIN", person, everywhere, { requestId, once: undefined });
}
