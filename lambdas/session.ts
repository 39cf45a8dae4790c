import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** The caller, from the verified token and the present account. */
export interface Session {
  readonly accountId: string;
  readonly role: Role;
  /** The city of staff's department, or of a resident's home. */
  readonly place: Place;
  readonly account: AccountRecord;
  /** The sign-in in seconds. */
  readonly signedInAt: number;
  readonly sessionId: string;
  /** Names the request in log, audit and failures. */
  readonly requestId: string;
}
