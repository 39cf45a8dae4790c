import { handler as dropDraft } from "#lambdas/calls/dropDraft.ts";
import { handler as readDraft } from "#lambdas/calls/readDraft.ts";
import { handler as saveDraft } from "#lambdas/calls/saveDraft.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { MemberDraft } from "#shared/model/memberDraft.ts";
import type { TestAccount } from "./people.ts";

export const typedDraft: MemberDraft = {
  Step: 1,
  Accepted: true,
  Understood: true,
  Choice: "GUARDIAN",
  First: "Zoë",
  Last: "",
  Dob: "2014-03-",
  Feet: "",
  Weight: "88 lb",
  Mail: "not an address",
  Medical: { Other: true, OtherText: "Key under the mat, 門番 🔑" },
};

export const saveDraftOf = (owner: TestAccount, Draft: MemberDraft = typedDraft, Version?: number) =>
  invoke(saveDraft, { UID: owner.accountId, Draft, Version }, { session: owner });

export const readDraftOf = (owner: TestAccount) => invoke(readDraft, { UID: owner.accountId }, { session: owner });

export const dropDraftOf = (owner: TestAccount, Version?: number) =>
  invoke(dropDraft, { UID: owner.accountId, Version }, { session: owner });
