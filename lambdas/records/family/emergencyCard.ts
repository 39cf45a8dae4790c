import { holds } from "#lambdas/records/table/condition.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { decrypt, encrypt } from "#lambdas/records/table/encryption.ts";
import { emergencyCardKey, lastOf, ownCardKey } from "#lambdas/records/table/keys.ts";
import { check, discard, get, insert, type Key, put, range, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";

// A card has two rows. One, by the digest of its QR code's token, holds owner, tries and the code's digest. The other,
// in the account's partition, is the member's newest card as printed, token and code encrypted.

export interface OwnCardDetails {
  readonly owner: string;
  readonly mid: string;
  /** The token's digest. */
  readonly name: string;
  /** Token and code, encrypted. */
  readonly printed: string;
  readonly shows: readonly CardChoice[];
  readonly made: string;
}

/** Both together open the card. */
export interface Printed {
  readonly token: string;
  readonly code: string;
}

type NewCard = Omit<OwnCardDetails, "name" | "printed"> & Printed;

export interface OpenedCard {
  readonly owner: string;
  readonly mid: string;
  /** The code's digest. */
  readonly answer: string;
  /** Wrong codes since the last right one, and unchecked ones. */
  readonly tries: number;
}

/** Wrong codes in a row until a card stops. */
export const mostTries = 10;

/**
 * With the token, without which six digits could be guessed. Not keyed: a new signing key must end no card on a fridge.
 */
export const answerOf = (token: string, code: string): string => digestOf(["emergency card", token, code].join("\n"));

export const getOwnCard = (owner: string, mid: string): Promise<OwnCardDetails | undefined> =>
  get<OwnCardDetails>(ownCardKey(owner, mid));

export const readOwnCards = (owner: string): Promise<OwnCardDetails[]> => {
  const { pk, sk } = ownCardKey(owner, "");
  return range<OwnCardDetails>(pk, sk, lastOf(sk));
};

const contextOf = (owner: string, mid: string): string => ["emergency card", owner, mid].join("\n");

/** Undefined once the signing key is another. */
export function printedOf({ owner, mid, printed }: OwnCardDetails): Printed | undefined {
  try {
    const [token, code] = JSON.parse(decrypt(printed, contextOf(owner, mid))) as [string, string];
    return { token, code };
  } catch {
    return undefined;
  }
}

const isNone = { ConditionExpression: "attribute_not_exists(pk)" };

export function replaceCard({ token, code, ...card }: NewCard, before: OwnCardDetails | undefined): Write[] {
  const { owner, mid } = card;
  const [name, answer] = [digestOf(token), answerOf(token, code)];
  const own: OwnCardDetails = { ...card, name, printed: encrypt(JSON.stringify([token, code]), contextOf(owner, mid)) };
  return [
    put({ ...own, ...ownCardKey(owner, mid) }, before ? holds({ name: before.name }) : isNone),
    insert<OpenedCard & Key>({ ...emergencyCardKey(name), owner, mid, answer, tries: 0 }),
    ...(before ? [discard(emergencyCardKey(before.name))] : []),
  ];
}

/** Without a card read, requires that there is still none. */
export function removeCard(owner: string, mid: string, before: OwnCardDetails | undefined): Write[] {
  const key = ownCardKey(owner, mid);
  return before
    ? [discard(key, holds({ name: before.name })), discard(emergencyCardKey(before.name))]
    : [check(key, isNone)];
}

/** By its token's digest; undefined once ended. */
export const getCard = (name: string): Promise<OpenedCard | undefined> => get<OpenedCard>(emergencyCardKey(name));

/** Undefined when the card ended or no try is left. */
export const countCardTry = (name: string): Promise<OpenedCard | undefined> =>
  updateOne<OpenedCard>(emergencyCardKey(name), {
    UpdateExpression: "ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND tries < :most",
    ExpressionAttributeValues: { ":one": 1, ":most": mostTries },
  });

export async function forgetCardTries(name: string): Promise<void> {
  await updateOne(emergencyCardKey(name), {
    UpdateExpression: "SET tries = :none",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":none": 0 },
  });
}
