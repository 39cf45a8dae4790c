import { downloadData } from "#shared/contract/ownData/downloads.ts";
import { joinLists, type OwnData } from "#shared/model/ownData.ts";
import { type CollectedRows, collectPages } from "#web/api/pages/collectPages.ts";
import { send } from "#web/api/send.ts";

export interface DownloadCredentials {
  readonly Password: string;
  readonly Code?: string | undefined;
}

const nothing: CollectedRows<OwnData> = { rows: [] };

/** The first answer has the account. */
export function joinData(answers: readonly OwnData[]): OwnData | undefined {
  const [first] = answers;
  return first && { ...first, ...joinLists(answers) };
}

/** Undefined after an abort. */
export async function collectData(credentials: DownloadCredentials, signal: AbortSignal): Promise<OwnData | undefined> {
  const answers = await collectPages(nothing, {
    signal,
    onProgress: () => {},
    ask: async (Cursor) => {
      const { NextCursor: next, ...data } = await send(downloadData, Cursor ? { Cursor } : credentials);
      return { rows: [data], next };
    },
  });
  return answers && joinData(answers);
}
