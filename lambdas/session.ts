import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** Who is calling, from the verified token and the account record of this moment. */
export interface Session {
  readonly accountId: string;
  readonly role: Role;
  /** The city that a department's staff work for; for a resident, where they live. */
  readonly place: Place;
  readonly account: AccountRecord;
  /** Names the request in the log, in audit rows and in answers to failures. */
  readonly requestId: string;
}
