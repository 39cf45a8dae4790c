import { downloadData } from "#shared/contract/ownData/downloads.ts";
import type { OwnData } from "#shared/model/ownData.ts";
import { type Collected, collectPages } from "#web/api/collectPages.ts";
import { send } from "#web/api/send.ts";

/** What is typed before a download. */
export interface Credentials {
  readonly Password: string;
  readonly Code?: string | undefined;
}

const nothing: Collected<OwnData> = { rows: [] };

/** The answers of one download as one. */
export function joinData([first, ...others]: readonly OwnData[]): OwnData | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  return {
    ...first,
    HouseHolds: all.flatMap(({ HouseHolds }) => HouseHolds),
    Members: all.flatMap(({ Members }) => Members),
    Departments: all.flatMap(({ Departments }) => Departments),
    Openings: all.flatMap(({ Openings }) => Openings),
    EmergencyCards: all.flatMap(({ EmergencyCards }) => EmergencyCards),
    Orders: all.flatMap(({ Orders }) => Orders),
    SignIns: all.flatMap(({ SignIns }) => SignIns),
    Photos: all.flatMap(({ Photos }) => Photos),
  };
}

/** Everything that is kept of the family, in as many answers as it takes; undefined after an abort. */
export async function collectData(
  credentials: Credentials,
  signal: AbortSignal,
): Promise<OwnData | undefined> {
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
