import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Key } from "./table.ts";

// One partition holds everything that an account owns. The prefixes are ordered so that one query answers one
// screen: households and links (H# to L#) the household list; with jackets and members (H# to M#) the member
// list. All other prefixes lie outside H to M.

export const accountPk = (accountId: string): string => `U#${accountId}`;
export const accountKey = (accountId: string): Key => ({ pk: accountPk(accountId), sk: "#A" });
/** The answers to the question of a password reset. */
export const resetTriesKey = (accountId: string): Key => ({ pk: accountPk(accountId), sk: "#R" });
export const countersKey = (accountId: string): Key => ({ pk: accountPk(accountId), sk: "#C" });

export const householdKey = (owner: string, id: string): Key => ({ pk: accountPk(owner), sk: `H#${id}` });
export const linkKey = (owner: string, mid: string, hid: string): Key => ({
  pk: accountPk(owner),
  sk: `L#${mid}.${hid}`,
});
export const jacketKey = (owner: string, mid: string, hid: string): Key => ({
  pk: accountPk(owner),
  sk: `LJ#${mid}.${hid}`,
});
/** What one department has of a jacket, as it finds it; in no list of the account's rows. */
export const heldJacketKey = (owner: string, mid: string, hid: string, department: string): Key => ({
  pk: accountPk(owner),
  sk: `F#${mid}.${hid}.${department}`,
});
export const memberKey = (owner: string, id: string): Key => ({ pk: accountPk(owner), sk: `M#${id}` });
export const orderKey = (owner: string, id: string): Key => ({ pk: accountPk(owner), sk: `O#${id}` });
/** An account with the payment provider. */
export const billingKey = (owner: string): Key => ({ pk: accountPk(owner), sk: "B#" });
/** A day on which a department looked at the record of a member, and why. */
export const openingKey = (owner: string, name: string): Key => ({ pk: accountPk(owner), sk: `V#${name}` });
/** The card for fridge and wallet of a member, which goes with the account. */
export const ownCardKey = (owner: string, mid: string): Key => ({ pk: accountPk(owner), sk: `E#${mid}` });
/** When the family is asked next whether its records are still right. */
export const reminderKey = (owner: string): Key => ({ pk: accountPk(owner), sk: "SR#" });
/** A report of a jacket of the account, which goes with the account. */
export const reportKey = (owner: string, id: string): Key => ({ pk: accountPk(owner), sk: `R#${id}` });

/** What a department told of a member's likely duplicates, which goes with the account. */
export const toldKey = (owner: string, mid: string, department: string): Key => ({
  pk: accountPk(owner),
  sk: `T#${mid}.${department}`,
});

// Sign-ins and their second step stand beside the account: what signs in and out, or notes that a session is used,
// can reach no row that the account owns.
export const sessionsPk = (accountId: string): string => `SESSION#${accountId}`;
export const sessionKey = (accountId: string, name: string): Key => ({
  pk: sessionsPk(accountId),
  sk: `S#${name}`,
});

/** The day on which an account was last used. It stands among its sign-ins and outlives them. */
export const lastSeenKey = (accountId: string): Key => ({ pk: sessionsPk(accountId), sk: "SEEN#" });

export const factorsPk = (accountId: string): string => `FACTOR#${accountId}`;
/** The second step of an account's sign-in, and the one that is being set up. */
export const secondFactorKey = (accountId: string): Key => ({ pk: factorsPk(accountId), sk: "F#" });
export const newSecondFactorKey = (accountId: string): Key => ({ pk: factorsPk(accountId), sk: "FN#" });

export const draftsPk = (accountId: string): string => `DRAFT#${accountId}`;
/** The wizard's answers of an account; no list of its rows contains them. */
export const draftKey = (accountId: string): Key => ({ pk: draftsPk(accountId), sk: "D#" });

/** The end of a BETWEEN over a prefix: "~" sorts after every character of an id. */
export const lastOf = (prefix: string): string => `${prefix}~`;

export const emailClaimKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: "#" });
export const phoneClaimKey = (phone: string): Key => ({ pk: `PHONE#${phone}`, sk: "#" });
export const challengeKey = (hidden: string): Key => ({ pk: `CODE#${hidden}`, sk: "#" });
export const resetKey = (hidden: string): Key => ({ pk: `RESET#${hidden}`, sk: "#" });
/** A card for fridge and wallet, by the digest of its token. */
export const emergencyCardKey = (hidden: string): Key => ({ pk: `CARD#${hidden}`, sk: "#" });
/** The mailed link of a person whom somebody else registered. */
export const objectionKey = (hidden: string): Key => ({ pk: `OBJECTION#${hidden}`, sk: "#" });
export const proofKey = (hidden: string): Key => ({ pk: `PROOF#${hidden}`, sk: "#" });
/** The payment host in use. */
export const paymentHostKey: Key = { pk: "PAYHOST", sk: "#" };
export const paymentTokenKey = (hidden: string): Key => ({ pk: `PAY#${hidden}`, sk: "#" });
export const paymentEventKey = (id: string): Key => ({ pk: `EVENT#${id}`, sk: "#" });
export const receiptKey = (invoiceId: string): Key => ({ pk: `RECEIPT#${invoiceId}`, sk: "#" });
export const orderClaimKey = (orderId: string): Key => ({ pk: `ORDER#${orderId}`, sk: "#" });

/** A department's queue, by its id: one row an open entry; or its marks of the last minutes. */
export const queuePk = (kind: "NEW" | "UPDATED" | "MARKED", department: string): string =>
  `${kind}#${department}`;
/** What the colleagues of a department have in hand, a row for each of them. */
export const handsPk = (department: string): string => `HANDS#${department}`;
/** Keeps the number of a jacket unique. */
export const jacketNumberKey = (number: string): Key => ({ pk: `NUMBER#${number}`, sk: "#" });
/** A department that was named. */
export const departmentKey = (id: string): Key => ({ pk: `DEPARTMENT#${id}`, sk: "#" });
/** Keeps the name of a department unique, by its departmentNameKey. */
export const departmentNameRow = (nameKey: string): Key => ({ pk: `DEPARTMENTNAME#${nameKey}`, sk: "#" });
export const participatingPk = (state: string): string => `PLACES#${state}`;
/** The households of a place in the form of placeKey, in all accounts. */
export const householdsOfPlacePk = (where: string): string => `HOUSEHOLDS#${where}`;
/** The closed accounts of a place in the form of placeKey. */
export const closedPk = (status: "RESTRICTED" | "DELETED", where: string): string => `${status}#${where}`;
export const auditPk = (day: string): string => `AUDIT#${day}`;
/** Sign-ins and refused calls of a day. */
export const accessPk = (day: string): string => `ACCESS#${day}`;
/** How much a reader of other people's records was shown, by day. */
export const readerKey = (accountId: string): Key => ({ pk: `READER#${accountId}`, sk: "#" });

// Work queues, each in one partition: they are short, and finished work is removed.
/** Subscriptions to end with the provider. */
export const endingsPk = "ENDINGS";
/** Remainders of erased accounts at the payment provider. */
export const paymentErasuresPk = "PAYERASURES";
/** Families to look at: whether a paid member is still at the full plan. */
export const fullPlanChecksPk = "PLANCHECKS";
/** Subscriptions to move to the full plan with the provider. */
export const planMovesPk = "PLANMOVES";
/** Families to look at: whether a department pays for a member. */
export const sponsorChecksPk = "SPONSORCHECKS";
/** Subscriptions that are not to renew, because a department pays. */
export const renewalStopsPk = "RENEWALSTOPS";
/** Mails to send; those of an account stand together. */
export const mailsPk = "MAILS";
/** Places that joined or left, until their families are told. */
export const placeNewsPk = "PLACENEWS";
/** Places of which the departments changed, until every family's jackets have followed. */
export const rolloutsPk = "ROLLOUTS";
/** Mails about places to send. */
export const placeMailsPk = "PLACEMAILS";
/** Departments for which something waits. */
export const queueTurnsPk = "QUEUETURNS";
/** What staff were told of their queues last. */
export const queueNoticesPk = "QUEUENOTICES";
/** Mails about queues to send. */
export const queueMailsPk = "QUEUEMAILS";
/** Mails about the consent of people to send. */
export const consentMailsPk = "CONSENTMAILS";
/** Households of which some departments are still to get a new note. */
export const notesPk = "NOTES";
/** The members of whom the payment is checked on a day. */
export const duePk = (day: string): string => `DUE#${day}`;
/** The members to look at on a day: whether they are adults soon, or now. */
export const adultsPk = (day: string): string => `ADULTS#${day}`;
/** The photos to check on a day: whether anything still shows them. */
export const retiredPk = (day: string): string => `RETIRED#${day}`;
/** The accounts to look at on a day: whether they are still used. */
export const retentionPk = (day: string): string => `RETENTION#${day}`;
/** The accounts to erase on a day, because their owners asked for it. */
export const requestedDeletionsPk = (day: string): string => `DELETIONS#${day}`;
/** The families to look at on a day: whether they are to be asked if their records are still right. */
export const reminderPk = (day: string): string => `REMINDER#${day}`;
/** The accounts of which departments and payments are to follow the status. */
export const statusChangesPk = "STANDINGS";
/** The day to which a daily run has come. */
export const runKey = (name: string): Key => ({ pk: `RUN#${name}`, sk: "#" });

/** Wrong sign-ins to an e-mail address from network addresses that are new to it. */
export const guessesKey = (hidden: string): Key => ({ pk: `GUESS#${hidden}`, sk: "#" });
/** A network address from which an e-mail address has signed in. */
export const knownAddressKey = (hidden: string): Key => ({ pk: `KNOWN#${hidden}`, sk: "#" });

/** All that is registered of a person or at an address, in every account; `hidden` is the digest of its key. */
export const matchPk = (what: "PERSON" | "ADDRESS", hidden: string): string => `${what}#${hidden}`;
/** In how many accounts it is registered. */
export const matchCountKey = (matches: string): Key => ({ pk: matches, sk: "#" });
/** What one account has registered of it. */
export const matchesOfKey = (matches: string, owner: string): Key => ({ pk: matches, sk: owner });

export const limitKey = (hidden: string): Key => ({ pk: `LIMIT#${hidden}`, sk: "#" });

/** How many partitions an unfiltered list has, so that none takes every write. */
const shards = 4;

/** The shard of a list for an id; always the same. */
export function shardOf(list: string, id: string): string {
  const [first = 0] = createHash("sha256").update(id).digest();
  return `${list}#${first % shards}`;
}

/** Every shard of a list. */
export const shardsOf = (list: string): string[] =>
  Array.from({ length: shards }, (_, shard) => `${list}#${shard}`);

/** A new token of 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** A new id of 128 random bits: 22 characters. */
export const newId = (): string => randomBytes(16).toString("base64url").replace(/^[-_]/, "a");

/** A new code of six digits, to be typed. */
export const newSixDigits = (): string => String(randomInt(1_000_000)).padStart(6, "0");
