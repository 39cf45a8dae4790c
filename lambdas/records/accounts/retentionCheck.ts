import { retentionPk } from "#lambdas/records/table/keys.ts";
import { remove, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { type ErasureWarning, firstLook } from "#shared/rules/account/retention.ts";
import { dayOf } from "#shared/rules/dates.ts";
import type { AccountDetails } from "./account.ts";

/** When a resident's account is next checked for use. The account decides. */
export interface RetentionCheck {
  readonly accountId: string;
  readonly day: string;
  readonly warned?: ErasureWarning | undefined;
}

/** Whether both warnings were sent: next comes the erasure, or the rest of one. */
export const isWarnedTwice = ({ warned }: RetentionCheck): boolean => warned?.times === 2;

/** The checks of a day. An account has one in all. */
export const retentionChecks = (day: string) =>
  workQueue<RetentionCheck>(retentionPk(day), ({ accountId }) => accountId);

export const addRetentionCheck = ({ accountId, day, warned }: RetentionCheck): Write =>
  retentionChecks(day).add({ accountId, day, warned });

/** Replaces a check; throws `gone` when another run replaced it. */
export const replaceRetentionCheck = (from: RetentionCheck, to: RetentionCheck, gone: Error): Write[] => [
  remove({ pk: retentionPk(from.day), sk: from.accountId }, gone),
  addRetentionCheck(to),
];

export const firstRetentionCheck = ({ id, created }: Pick<AccountDetails, "id" | "created">): RetentionCheck => ({
  accountId: id,
  day: firstLook(dayOf(new Date(created))),
});
