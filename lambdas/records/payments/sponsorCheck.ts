import { newId, sponsorChecksPk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A family with changed homes: a department may begin or stop paying. */
export interface SponsorCheck {
  readonly owner: string;
  /** Ending one check never removes a family's later one. */
  readonly id: string;
}

export type SponsorCheckRecord = SponsorCheck & Key;

const prefixOf = (owner: string): string => `${owner}#`;

export const sponsorChecks = workQueue<SponsorCheck>(
  sponsorChecksPk,
  ({ owner, id }) => `${prefixOf(owner)}${id}`,
);

/** Adds a check in the transaction changing a home. */
export const addSponsorCheck = (owner: string): Write => sponsorChecks.add({ owner, id: newId() });

export const readSponsorChecks = (owner: string | undefined, after: string, limit: number) =>
  sponsorChecks.read(after, limit, owner === undefined ? "" : prefixOf(owner));
