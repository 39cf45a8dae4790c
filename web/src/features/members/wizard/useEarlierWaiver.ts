import { useMembers } from "#web/entities/member/useMembers.ts";
import { acceptedWaiver } from "../authorization/acceptedWaiver.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";

/** The one accepted with an earlier person, in its current text. */
export function useEarlierWaiver({ accepted }: Pick<DraftValues, "accepted">) {
  const { members = [] } = useMembers();
  return accepted ? acceptedWaiver(members) : undefined;
}
