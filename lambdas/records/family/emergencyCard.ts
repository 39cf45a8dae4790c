import { digestOf } from "#lambdas/records/table/digest.ts";
import { emergencyCardKey, lastOf, ownCardKey } from "#lambdas/records/table/keys.ts";
import {
  check,
  discard,
  get,
  insert,
  type Key,
  put,
  range,
  type Write,
} from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";

// A card has two rows. One stands under the digest of its token, which the QR code has: whose it is, the digest of its
// code, and the tries. The other is its member's, in the account's partition: the newest card that works.

/** The card of a member. */
export interface OwnCardDetails {
  readonly owner: string;
  readonly mid: string;
  /** The digest of its token. */
  readonly name: string;
  readonly shows: readonly CardChoice[];
  readonly made: string;
}

/** A card as it is opened. */
export interface OpenedCard {
  readonly owner: string;
  readonly mid: string;
  /** The digest of its code. */
  readonly answer: string;
  /** The wrong codes since the last right one, and those that are just being looked at. */
  readonly tries: number;
}

/** How many wrong codes in a row stop a card. */
export const mostTries = 10;

/**
 * The digest of a code with its token, without which the six digits cannot be found from it. Not keyed: a new signing key
 * must end no card on a fridge.
 */
export const answerOf = (token: string, code: string): string =>
  digestOf(["emergency card", token, code].join("\n"));

/** The card of a member that works or was stopped; undefined without one. */
export const getOwnCard = (owner: string, mid: string): Promise<OwnCardDetails | undefined> =>
  get<OwnCardDetails>(ownCardKey(owner, mid));

/** Every card of an account. */
export const readOwnCards = (owner: string): Promise<OwnCardDetails[]> => {
  const { pk, sk } = ownCardKey(owner, "");
  return range<OwnCardDetails>(pk, sk, lastOf(sk));
};

const stillIs = ({ name }: Pick<OwnCardDetails, "name">) => ({
  ConditionExpression: "#name = :name",
  ExpressionAttributeNames: { "#name": "name" },
  ExpressionAttributeValues: { ":name": name },
});

const isNone = { ConditionExpression: "attribute_not_exists(pk)" };

/** Writes a card in place of the one that was read before. */
export function replaceCard(
  card: OwnCardDetails,
  answer: string,
  before: OwnCardDetails | undefined,
): Write[] {
  const { owner, mid, name } = card;
  const opened: OpenedCard & Key = { ...emergencyCardKey(name), owner, mid, answer, tries: 0 };
  const own: OwnCardDetails & Key = { ...card, ...ownCardKey(owner, mid) };
  return [
    put(own, before ? stillIs(before) : isNone),
    insert(opened),
    ...(before ? [discard(emergencyCardKey(before.name))] : []),
  ];
}

/** Removes the card of a member that was read before; without one, requires that there is none still. */
export function removeCard(owner: string, mid: string, before: OwnCardDetails | undefined): Write[] {
  const key = ownCardKey(owner, mid);
  return before
    ? [discard(key, stillIs(before)), discard(emergencyCardKey(before.name))]
    : [check(key, isNone)];
}

/** A card by the digest of its token; undefined once it ended. */
export const getCard = (name: string): Promise<OpenedCard | undefined> =>
  get<OpenedCard>(emergencyCardKey(name));

/** Counts a try. Returns the card with it; undefined when it ended, or no try is left. */
export const countCardTry = (name: string): Promise<OpenedCard | undefined> =>
  updateOne<OpenedCard>(emergencyCardKey(name), {
    UpdateExpression: "ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND tries < :most",
    ExpressionAttributeValues: { ":one": 1, ":most": mostTries },
  });

/** Forgets the tries before a right code. */
export async function forgetCardTries(name: string): Promise<void> {
  await updateOne(emergencyCardKey(name), {
    UpdateExpression: "SET tries = :none",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":none": 0 },
  });
}
