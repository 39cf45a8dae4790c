import { newId, sponsorChecksPk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A family whose homes changed: a department may pay for a member, or no more. */
export interface SponsorCheck {
  readonly owner: string;
  /** Unique, so that ending one check never removes a later one of the same family. */
  readonly id: string;
}

export type SponsorCheckRecord = SponsorCheck & Key;

const prefixOf = (owner: string): string => `${owner}#`;

export const sponsorChecks = workQueue<SponsorCheck>(
  sponsorChecksPk,
  ({ owner, id }) => `${prefixOf(owner)}${id}`,
);

/** Adds a check in the transaction that changes a home. */
export const addSponsorCheck = (owner: string): Write => sponsorChecks.add({ owner, id: newId() });

/** A page of the checks of one account, or of all. */
export const readSponsorChecks = (owner: string | undefined, after: string, limit: number) =>
  sponsorChecks.read(after, limit, owner === undefined ? "" : prefixOf(owner));
