import { page } from "virtual:offlinePage";
import { exportName } from "#shared/handover/card/fileName.ts";
import type { ExportDetails, ExportFile } from "#shared/handover/ExportFormat.ts";
import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import { type RegistryOrder, registryOrderWords } from "#shared/model/registry/home.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import type { OfflineCopy } from "./OfflineCopy.ts";
import { offlineHome } from "./offlineHome.ts";
import { offlineHtml } from "./offlineHtml.ts";
import { sealText } from "./sealText.ts";

interface CopyRequest {
  readonly passphrase: string;
  /** "Copy 2 of 3", or "". */
  readonly part: string;
  /** The homes' own order. */
  readonly order: RegistryOrder;
  readonly outageSince?: string | undefined;
}

function orderWords(homes: readonly ExportedHome[], order: RegistryOrder): string {
  const last = homes.some(({ Unplaced }) => Unplaced) ? "; those without an exact position come last" : "";
  return `${registryOrderWords[order].toLowerCase()}${last}`;
}

/** Encrypted; opens in any browser without a network. The passphrase is in nothing of it. */
export async function offlineFile(
  homes: readonly ExportedHome[],
  about: ExportDetails,
  { passphrase, part, order, outageSince }: CopyRequest,
): Promise<ExportFile> {
  const { department, at, purpose } = about;
  const day = easternDayOf(at);
  const copy: OfflineCopy = {
    title: `Registry of ${department}`,
    about: `Made ${localMinute(at.toISOString())}: ${purpose}. It does not change any more: look for a newer one.`,
    part,
    order: orderWords(homes, order),
    homes: homes.map((home) => offlineHome(home, day, outageSince)),
  };
  const content = offlineHtml(page, await sealText(JSON.stringify(copy), passphrase));
  return { name: exportName(about, "html"), type: "text/html;charset=utf-8", content };
}
