import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** The caller, from the verified token and the present account record. */
export interface Session {
  readonly accountId: string;
  readonly role: Role;
  /** The city that staff of a department work for, or a resident lives in. */
  readonly place: Place;
  readonly account: AccountRecord;
  /** The second of the sign-in with a password. */
  readonly signedInAt: number;
  /** The id of the sign-in, which all its tokens carry. */
  readonly sessionId: string;
  /** Names the request in the log, in audit rows and in answers to failures. */
  readonly requestId: string;
}
