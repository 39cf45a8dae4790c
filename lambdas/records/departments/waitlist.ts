import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { decrypt, encrypt } from "#lambdas/records/table/encryption.ts";
import { waitCountsPk, waitlistKey } from "#lambdas/records/table/keys.ts";
import { dueKey, enqueueOn } from "#lambdas/records/table/outbox.ts";
import { rowsAfter } from "#lambdas/records/table/rowsAfter.ts";
import { discard, get, insert, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/** A proven address whose owner is told once a department takes part at a place. */
export interface WaitingRow extends Key {
  /** Encrypted. */
  readonly address: string;
  /** YYYY-MM-DD: then it is erased. */
  readonly until: string;
  /** An ISO time: its mail is queued. */
  readonly queued?: string | undefined;
}

export interface WaitCount extends Place {
  readonly people: number;
}

/** By a digest of the address. */
interface Waiting extends Place {
  readonly id: string;
}

export const waitingId = (email: string): string => keyedDigestOf(`waitlist ${email}`);

const keyOf = ({ id, ...place }: Waiting): Key => waitlistKey(placeKey(place), id);

const countBy = (people: 1 | -1, { City, State }: Place): Write =>
  update(
    { pk: waitCountsPk, sk: placeKey({ City, State }) },
    {
      UpdateExpression: "SET City = :city, #state = :state ADD people :people",
      ExpressionAttributeNames: { "#state": "State" },
      ExpressionAttributeValues: { ":city": City, ":state": State, ":people": people },
    },
  );

const dueOf = ({ City, State, id }: Waiting, day: string) => ({
  day,
  owner: id,
  name: `wait.${placeKey({ City, State })}.${id}`,
});

/** Throws `waits` when it does already. */
export function addWaiting(place: Place, email: string, until: string, waits: Error): Write[] {
  const { City, State } = place;
  const id = waitingId(email);
  const waiting = { City, State, id };
  return [
    insert<WaitingRow>({ ...keyOf(waiting), address: encrypt(email, id), until }, waits),
    countBy(1, place),
    enqueueOn(dueOf(waiting, until), "erasures", { task: "endWaiting", ...waiting, day: until }),
  ];
}

const isThere = { ConditionExpression: "attribute_exists(pk)" };

/** Throws `gone` when it is. */
export const removeWaiting = (waiting: Waiting, { until }: WaitingRow, gone: Error): Write[] => [
  discard(keyOf(waiting), isThere, gone),
  countBy(-1, waiting),
  discard(dueKey("erasures", dueOf(waiting, until))),
];

export const getWaiting = (waiting: Waiting): Promise<WaitingRow | undefined> => get<WaitingRow>(keyOf(waiting));

export const addressOf = ({ address, sk }: WaitingRow): string => decrypt(address, sk);

/** By digest, after one; "" is the beginning. */
export const readWaiting = (place: Place, after: string, limit: number): Promise<WaitingRow[]> =>
  rowsAfter(waitlistKey(placeKey(place), "").pk, limit, { after });

export const isAwaited = async (place: Place): Promise<boolean> => (await readWaiting(place, "", 1)).length > 0;

/** Of an address that has none yet. */
export const noteQueued = ({ pk, sk }: WaitingRow): Write =>
  update(
    { pk, sk },
    {
      UpdateExpression: "SET queued = :now",
      ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(queued)",
      ExpressionAttributeValues: { ":now": new Date().toISOString() },
    },
  );

/** The place left again before the mail was sent. */
export const waitOn = ({ pk, sk }: WaitingRow): Write =>
  update({ pk, sk }, { UpdateExpression: "REMOVE queued", ...isThere });

/** By place. */
export const readWaitCounts = (limit: number): Promise<WaitCount[]> =>
  rowsAfter(waitCountsPk, limit, { isConsistent: false });
