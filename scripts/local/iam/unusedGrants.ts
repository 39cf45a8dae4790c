/** A grant that no test uses, and why functions have it all the same. */
export interface UnusedGrant {
  /** As reports call it: "dynamodb:Query (index/byPlace)". */
  readonly grant: string;
  /** The functions' names. */
  readonly functions: readonly string[];
  readonly reason: string;
}

/** What stays granted although no test uses it. Short: each entry is a right that nothing proves is needed. */
export const unusedGrants: readonly UnusedGrant[] = [];
