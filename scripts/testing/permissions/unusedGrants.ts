export interface UnusedGrant {
  /** As in reports: "dynamodb:Query (index/byPlace)". */
  readonly grant: string;
  readonly functions: readonly string[];
  readonly reason: string;
}

/** No test uses them. Keep this short: nothing proves an entry's need. */
export const unusedGrants: readonly UnusedGrant[] = [];
