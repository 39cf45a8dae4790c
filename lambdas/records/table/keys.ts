import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Key } from "./table.ts";

// One partition holds everything an account owns. A query of ordered prefixes answers a screen: households and links
// (H# to L#) the household list, with jackets and members (H# to M#) the member list. Other prefixes lie outside H to
// M.

export const accountPk = (accountId: string): string => `U#${accountId}`;
const rowOfAccount = (accountId: string, sk: string): Key => ({ pk: accountPk(accountId), sk });

export const accountKey = (accountId: string) => rowOfAccount(accountId, "#A");
export const resetTriesKey = (accountId: string) => rowOfAccount(accountId, "#R");
export const countersKey = (accountId: string) => rowOfAccount(accountId, "#C");

export const householdKey = (owner: string, id: string) => rowOfAccount(owner, `H#${id}`);
export const linkKey = (owner: string, mid: string, hid: string) => rowOfAccount(owner, `L#${mid}.${hid}`);
export const jacketKey = (owner: string, mid: string, hid: string) => rowOfAccount(owner, `LJ#${mid}.${hid}`);
/** A department's version of a jacket, by which it finds it. */
export const heldJacketKey = (owner: string, mid: string, hid: string, department: string) =>
  rowOfAccount(owner, `F#${mid}.${hid}.${department}`);
export const memberKey = (owner: string, id: string) => rowOfAccount(owner, `M#${id}`);
export const orderKey = (owner: string, id: string) => rowOfAccount(owner, `O#${id}`);
export const billingKey = (owner: string) => rowOfAccount(owner, "B#");
export const openingKey = (owner: string, name: string) => rowOfAccount(owner, `V#${name}`);
/** A member's card for fridge and wallet. */
export const ownCardKey = (owner: string, mid: string) => rowOfAccount(owner, `E#${mid}`);
export const reminderKey = (owner: string) => rowOfAccount(owner, "SR#");
export const reportKey = (owner: string, id: string) => rowOfAccount(owner, `R#${id}`);

/** A department's answer about likely duplicates. */
export const toldKey = (owner: string, mid: string, department: string) =>
  rowOfAccount(owner, `T#${mid}.${department}`);

// Beside the account: signing in and out, or noting a use, reaches no row the account owns.
export const sessionsPk = (accountId: string): string => `SESSION#${accountId}`;
export const sessionKey = (accountId: string, name: string): Key => ({ pk: sessionsPk(accountId), sk: `S#${name}` });

/** It outlives the sign-ins beside it. */
export const lastSeenKey = (accountId: string): Key => ({ pk: sessionsPk(accountId), sk: "SEEN#" });

export const factorsPk = (accountId: string): string => `FACTOR#${accountId}`;
export const secondFactorKey = (accountId: string): Key => ({ pk: factorsPk(accountId), sk: "F#" });
export const newSecondFactorKey = (accountId: string): Key => ({ pk: factorsPk(accountId), sk: "FN#" });

export const draftsPk = (accountId: string): string => `DRAFT#${accountId}`;
export const draftKey = (accountId: string): Key => ({ pk: draftsPk(accountId), sk: "D#" });

/** "~" sorts after every character of an id. */
export const lastOf = (prefix: string): string => `${prefix}~`;

export const emailClaimKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: "#" });
export const phoneClaimKey = (phone: string): Key => ({ pk: `PHONE#${phone}`, sk: "#" });
export const challengeKey = (hidden: string): Key => ({ pk: `CODE#${hidden}`, sk: "#" });
export const resetKey = (hidden: string): Key => ({ pk: `RESET#${hidden}`, sk: "#" });
/** By its token's digest. */
export const emergencyCardKey = (hidden: string): Key => ({ pk: `CARD#${hidden}`, sk: "#" });
export const objectionKey = (hidden: string): Key => ({ pk: `OBJECTION#${hidden}`, sk: "#" });
export const proofKey = (hidden: string): Key => ({ pk: `PROOF#${hidden}`, sk: "#" });
export const paymentHostKey: Key = { pk: "PAYHOST", sk: "#" };
export const paymentTokenKey = (hidden: string): Key => ({ pk: `PAY#${hidden}`, sk: "#" });
export const paymentEventKey = (id: string): Key => ({ pk: `EVENT#${id}`, sk: "#" });
export const receiptKey = (invoiceId: string): Key => ({ pk: `RECEIPT#${invoiceId}`, sk: "#" });
export const orderClaimKey = (orderId: string): Key => ({ pk: `ORDER#${orderId}`, sk: "#" });

/** One row an open entry, or a mark of the last minutes. */
export const queuePk = (kind: "NEW" | "UPDATED" | "MARKED", department: string): string => `${kind}#${department}`;
/** A list of a department's homes, by urgency. */
export const registryPk = (department: string, list: string): string => `G#${department}#${list}`;
/** A home as a department's registry has it. */
export const listedHomeKey = (owner: string, hid: string, department: string) =>
  rowOfAccount(owner, `G#${hid}.${department}`);
/** An account's exports of registries, each for an hour. */
export const exportsPk = (accountId: string): string => `EXPORT#${accountId}`;
/** A row for each colleague. */
export const handsPk = (department: string): string => `HANDS#${department}`;
/** Keeps a jacket's number unique. */
export const jacketNumberKey = (number: string): Key => ({ pk: `NUMBER#${number}`, sk: "#" });
export const departmentKey = (id: string): Key => ({ pk: `DEPARTMENT#${id}`, sk: "#" });
/** Keeps a name unique, by departmentNameKey. */
export const departmentNameRow = (nameKey: string): Key => ({ pk: `DEPARTMENTNAME#${nameKey}`, sk: "#" });
export const participatingPk = (state: string): string => `PLACES#${state}`;
/** By placeKey, in all accounts. */
export const householdsOfPlacePk = (where: string, shard: number): string => `HOUSEHOLDS#${where}#${shard}`;
/** By placeKey. */
export const closedPk = (status: "RESTRICTED" | "DELETED", where: string): string => `${status}#${where}`;
export const auditPk = (day: string): string => `AUDIT#${day}`;
export const accessPk = (day: string): string => `ACCESS#${day}`;
/** The subjects shown to a reader, by day. */
export const readerKey = (accountId: string): Key => ({ pk: `READER#${accountId}`, sk: "#" });

/** Work queued in its cause's transaction, and work of a day. */
export const outboxPk = (kind: string, shard: number): string => `OUTBOX#${kind}#${shard}`;
export const duePk = (kind: string, day: string, shard: number): string => `DUE#${kind}#${day}#${shard}`;

/** Who waits for a department, by placeKey and a digest of the address; how many, by placeKey. */
export const waitlistKey = (where: string, id: string): Key => ({ pk: `WAITLIST#${where}`, sk: id });
export const waitCountsPk = "WAITCOUNTS#";

export const rolloutsPk = "ROLLOUTS";
export const queueTurnsPk = "QUEUETURNS";
export const queueNoticesPk = "QUEUENOTICES";
/** The last day of a daily run. */
export const runKey = (name: string): Key => ({ pk: `RUN#${name}`, sk: "#" });

/** Wrong sign-ins to an e-mail address from network addresses new to it. */
export const guessesKey = (hidden: string): Key => ({ pk: `GUESS#${hidden}`, sk: "#" });
/** A network address with a sign-in to an e-mail address. */
export const knownAddressKey = (hidden: string): Key => ({ pk: `KNOWN#${hidden}`, sk: "#" });

export const matchPk = (what: "PERSON" | "ADDRESS", hidden: string): string => `${what}#${hidden}`;
export const matchCountKey = (matches: string): Key => ({ pk: matches, sk: "#" });
export const matchesOfKey = (matches: string, owner: string): Key => ({ pk: matches, sk: owner });

export const limitKey = (hidden: string): Key => ({ pk: `LIMIT#${hidden}`, sk: "#" });

/** So that no partition takes every write. */
const shards = 4;

/** @param of at most 256 */
export function shardNumber(id: string, of: number): number {
  const [first = 0] = createHash("sha256").update(id).digest();
  return first % of;
}

export const shardOf = (list: string, id: string): string => `${list}#${shardNumber(id, shards)}`;

export const shardsOf = (list: string): string[] => Array.from({ length: shards }, (_, shard) => `${list}#${shard}`);

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 22 characters. */
export const newId = (): string => randomBytes(16).toString("base64url").replace(/^[-_]/, "a");

export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");
