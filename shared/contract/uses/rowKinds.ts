/** The kinds of rows that functions without a session, or for it alone, reach, by the prefix of their partition key. */
const rowKinds = [
  // An account with what it owns, and its claims.
  "U",
  "EMAIL",
  "PHONE",
  // Sign-ins, their second step, wrong ones, and the network addresses of good ones.
  "SESSION",
  "FACTOR",
  "GUESS",
  "KNOWN",
  // Codes and tokens that prove something once.
  "CODE",
  "PROOF",
  "RESET",
  "OBJECTION",
  // Cards for fridge and wallet, by their tokens.
  "CARD",
  // Payments, the host that takes them, and the work that they leave.
  "PAY",
  "PAYHOST",
  "EVENT",
  "RECEIPT",
  "ORDER",
  "DUE",
  "MAILS",
  "ENDINGS",
  "PLANCHECKS",
  // The canary's accounts, its state's list of places, and all that stands by its place.
  "CANARY",
  "CANARYPLACE",
  "CANARYQUEUE",
  // Digests of people and addresses, by which duplicates are found.
  "PERSON",
  "ADDRESS",
  // Queues, the numbers of jackets, the places that take part, departments and their names, and the work of their changes.
  "NEW",
  "UPDATED",
  "NUMBER",
  "PLACES",
  "PLACENEWS",
  "DEPARTMENT",
  "DEPARTMENTNAME",
  "ROLLOUTS",
  // Counters, uploads and accounts to check, appended audit rows, and a row that never exists.
  "LIMIT",
  "READER",
  "RETIRED",
  "RETENTION",
  "REMINDER",
  "AUDIT",
  "ACCESS",
  "HEALTH",
] as const;

export type RowKind = (typeof rowKinds)[number];
