import { adultsPk } from "#lambdas/records/table/keys.ts";
import { discard, type Key, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A day on which a member who was registered as a guardian's child is looked at; their record decides. */
export interface AdultCheck {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type AdultCheckRecord = AdultCheck & Key;

const nameOf = ({ owner, mid }: AdultCheck): string => `${owner}.${mid}`;

/** The checks of a day. */
export const adultChecks = (day: string) => workQueue<AdultCheck>(adultsPk(day), nameOf);

/** Adds a check in the transaction that is its reason. */
export const addAdultCheck = ({ owner, mid, day }: AdultCheck): Write =>
  adultChecks(day).add({ owner, mid, day });

/** Removes a check, which may be gone. */
export const endAdultCheck = (check: AdultCheck): Write =>
  discard({ pk: adultsPk(check.day), sk: nameOf(check) });
