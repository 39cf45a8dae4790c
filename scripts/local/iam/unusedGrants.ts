/** A grant that no test uses, and the reason to keep it. */
export interface UnusedGrant {
  /** The label in reports: "dynamodb:Query (index/byPlace)". */
  readonly grant: string;
  /** The functions' names. */
  readonly functions: readonly string[];
  readonly reason: string;
}

/** Grants that stay although no test uses them. Keep this short: nothing proves that an entry is needed. */
export const unusedGrants: readonly UnusedGrant[] = [];
