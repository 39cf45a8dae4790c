import { adultsPk } from "#lambdas/records/table/keys.ts";
import { discard, type Key, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** The member's record decides. */
export interface AdultCheck {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type AdultCheckRecord = AdultCheck & Key;

const nameOf = ({ owner, mid }: AdultCheck): string => `${owner}.${mid}`;

export const adultChecks = (day: string) => workQueue<AdultCheck>(adultsPk(day), nameOf);

export const addAdultCheck = ({ owner, mid, day }: AdultCheck): Write => adultChecks(day).add({ owner, mid, day });

/** The check need not exist. */
export const endAdultCheck = (check: AdultCheck): Write => discard({ pk: adultsPk(check.day), sk: nameOf(check) });
