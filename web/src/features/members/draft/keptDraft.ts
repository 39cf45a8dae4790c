import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readDraft } from "#shared/contract/drafts.ts";
import { noAnswer } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { loadFiles } from "#web/ui/loadFiles.ts";
import { answersOf, valuesOfAnswers } from "./draftAnswers.ts";
import { draftKey } from "./draftCache.ts";
import type { WizardDraft } from "./wizardDraft.ts";

/** Without a draft, the version for the next save. */
export interface KeptDraft {
  readonly version?: number | undefined;
  readonly draft?: WizardDraft | undefined;
}

/** Its address works for a quarter of an hour, the wizard may be open for longer. */
async function loadPhoto(address: string): Promise<Blob> {
  const file = (await loadFiles([address])).get(address);
  if (!file) throw noAnswer();
  return new Blob([file], { type: "image/jpeg" });
}

async function draftOf({
  Version: version,
  Draft: answers,
}: ResponseOf<typeof readDraft>): Promise<WizardDraft | undefined> {
  if (!answers) return undefined;
  const photo = answers.img ? await loadPhoto(answers.img) : undefined;
  const values = valuesOfAnswers(answers, photo);
  const draft = {
    // A changed waiver is read first.
    step: values.accepted ? answers.Step : 0,
    values,
    ...(photo && answers.img ? { uploaded: { photo, url: answers.img } } : {}),
  };
  return { ...draft, kept: { version, answers: JSON.stringify(answersOf(draft)) } };
}

export async function loadDraft(owner: string): Promise<KeptDraft> {
  const answer = await send(readDraft, { UID: owner });
  return { version: answer.Version, draft: await draftOf(answer) };
}

const keptKey = [...draftKey, "kept"] as const;

/** The server's version has changed: it is read anew. */
export function useForgetKeptDraft(): () => void {
  const cache = useQueryClient();
  return () => cache.removeQueries({ queryKey: keptKey });
}

/** Read anew with each visit; this tab's own comes first. */
export function useKeptDraft() {
  const { ID } = useUser();
  const cache = useQueryClient();
  return useQuery<KeptDraft>({
    queryKey: [...keptKey, ID],
    queryFn: () => (cache.getQueryData(draftKey) ? {} : loadDraft(ID)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
