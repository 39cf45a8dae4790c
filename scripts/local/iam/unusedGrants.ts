/** A grant that no test uses, and the reason to keep it. */
export interface UnusedGrant {
  /** The label in reports: "dynamodb:Query (index/byPlace)". */
  readonly grant: string;
  /** The functions' names. */
  readonly functions: readonly string[];
  readonly reason: string;
}

/** Grants that stay although no test uses them. Keep this short: nothing proves that an entry is needed. */
export const unusedGrants: readonly UnusedGrant[] = [
  {
    grant: "s3:GetObject (photos/*)",
    functions: [
      ...["changeConsent", "exportEntries", "listDuplicates", "listOwnCards", "listReports"],
      ...["listUpdatedEntries", "openEmergencyCard", "openJacket", "payMember", "readEntry"],
    ],
    reason:
      "Each signs addresses of photos. Their tests load them, by the address that another function of the same process signed within the same ten minutes.",
  },
];
