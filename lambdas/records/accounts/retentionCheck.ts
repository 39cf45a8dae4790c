import { enqueueOn } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";
import { firstLook } from "#shared/rules/account/retention.ts";
import { dayOf } from "#shared/rules/dates.ts";
import type { AccountDetails } from "./account.ts";

/** The next check of a resident's use. The account decides. */
export type RetentionCheck = TaskOf<"erasures", "checkUse">;

/** Next comes the erasure, or the rest of one. */
export const isWarnedTwice = ({ warned }: RetentionCheck): boolean => warned?.times === 2;

/** An account has one in all. */
export const addRetentionCheck = ({ accountId, day, warned }: RetentionCheck): Write =>
  enqueueOn({ day, owner: accountId, name: `use.${accountId}` }, "erasures", {
    task: "checkUse",
    accountId,
    day,
    warned,
  });

export const firstRetentionCheck = ({ id, created }: Pick<AccountDetails, "id" | "created">): RetentionCheck => ({
  accountId: id,
  day: firstLook(dayOf(new Date(created))),
});
