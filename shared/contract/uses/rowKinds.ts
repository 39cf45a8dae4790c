/** Prefixes of partition keys. */
const rowKinds = [
  // An account with its rows, its claims, and its wizard's draft.
  "U",
  "EMAIL",
  "PHONE",
  "DRAFT",
  // Sign-ins, second steps, wrong tries, and network addresses of good ones.
  "SESSION",
  "FACTOR",
  "GUESS",
  "KNOWN",
  // Codes and tokens that prove something once.
  "CODE",
  "PROOF",
  "RESET",
  "OBJECTION",
  "CARD",
  "PAY",
  "PAYHOST",
  "EVENT",
  "RECEIPT",
  "ORDER",
  "CANARY",
  "CANARYPLACE",
  "CANARYQUEUE",
  "CANARYHOMES",
  // Digests, which find duplicates.
  "PERSON",
  "ADDRESS",
  // Queues, homes of the registry, jacket numbers, covered places, departments, and the work of their changes.
  "NEW",
  "UPDATED",
  "G",
  "NUMBER",
  "PLACES",
  "DEPARTMENT",
  "DEPARTMENTNAME",
  "ROLLOUTS",
  // Waiting addresses, and their number.
  "WAITLIST",
  "WAITCOUNTS",
  // Work that follows a call, at once or on a day, and how far its days were swept.
  "OUTBOX",
  "DUE",
  "RUN",
  // Counters, uploads and accounts to check, audit rows, and one that never exists.
  "LIMIT",
  "READER",
  "AUDIT",
  "ACCESS",
  "HEALTH",
] as const;

export type RowKind = (typeof rowKinds)[number];
