export interface UnusedGrant {
  /** As in reports: "dynamodb:Query (index/byPlace)". */
  readonly grant: string;
  readonly functions: readonly string[];
  readonly reason: string;
}

/** Grants kept although no test uses them. Keep this short: nothing proves the need of an entry. */
export const unusedGrants: readonly UnusedGrant[] = [];
