import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** The caller, from the verified token and the present account record. */
export interface Session {
  readonly accountId: string;
  readonly role: Role;
  /** The city of staff's department, or of a resident's home. */
  readonly place: Place;
  readonly account: AccountRecord;
  /** The second of the sign-in with a password. */
  readonly signedInAt: number;
  /** The id of the sign-in, in all its tokens. */
  readonly sessionId: string;
  /** Names the request in the log, in audit rows and in answers to failures. */
  readonly requestId: string;
}
