import { exportName } from "#shared/handover/card/fileName.ts";
import type { ExportDetails, ExportFile } from "#shared/handover/ExportFormat.ts";
import type { RegistryFormatId } from "#shared/handover/exportFormatId.ts";
import { growingZip } from "#shared/handover/growingZip.ts";
import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import type { RegistryOrder } from "#shared/model/registry/home.ts";
import { formatOf } from "#web/entities/export/formatOf.ts";
import { exportResources } from "#web/ui/pdf/exportResources.ts";
import { makePassphrase } from "../offline/passphrase.ts";
import { inListOrder } from "./inListOrder.ts";

/** Larger files would be too much for the programs that read them. */
const homesInFile = 1_000;

/** One map is one file: a block in two would be counted twice as too small. */
const isWhole = (format: RegistryFormatId): boolean => format.startsWith("GEOJSON");

export interface TakenFile {
  readonly file: ExportFile;
  readonly homes: number;
  readonly people: number;
  /** Homes without people, which single people's formats cannot have. */
  readonly empty: number;
  /** In sentences. */
  readonly lacks: readonly string[];
  /** An offline copy's. */
  readonly passphrase?: string;
}

interface FileRequest {
  readonly format: RegistryFormatId;
  readonly about: ExportDetails;
  readonly order: RegistryOrder;
  /** Expected homes. */
  readonly total: number;
  readonly outageSince?: string | undefined;
}

type MakeFiles = (homes: readonly ExportedHome[], part: string) => Promise<readonly ExportFile[]>;

async function makerOf({ format, about, order, outageSince }: FileRequest, passphrase: string): Promise<MakeFiles> {
  if (format === "OFFLINE") {
    const { offlineFile } = await import("../offline/offlineFile.ts");
    return async (homes, part) => [await offlineFile(homes, about, { passphrase, part, order, outageSince })];
  }
  const make = await formatOf(format).load();
  const resources = exportResources(new Map());
  return async (homes) => {
    const cards = homes.flatMap(({ People }) => People.map(({ Entry }) => Entry));
    return cards.length === 0 ? [] : make(cards, about, resources);
  };
}

/**
 * One file; for more than a thousand homes several, in a zip, each in the list's order. A home comes once, though its
 * address may have changed meanwhile. Undefined where nothing is to be taken.
 */
export async function exportedFiles(
  pages: AsyncIterable<readonly ExportedHome[]>,
  request: FileRequest,
): Promise<TakenFile | undefined> {
  const { format, order, about, total } = request;
  const passphrase = makePassphrase();
  const make = await makerOf(request, passphrase);
  const most = isWhole(format) ? Number.POSITIVE_INFINITY : homesInFile;
  const copies = Math.ceil(total / most);
  const zip = growingZip(about.at);
  const seen = new Set<string>();
  const lacks = new Set<string>();
  let [people, empty, copy] = [0, 0, 0];
  let waiting: ExportedHome[] = [];
  const write = async (homes: readonly ExportedHome[]) => {
    copy += 1;
    for (const file of await make(inListOrder(homes, order), copies > 1 ? `Copy ${copy} of ${copies}` : "")) {
      zip.add(file);
      if (file.lacks) lacks.add(file.lacks);
    }
  };
  for await (const page of pages) {
    const fresh = page.filter(({ Home }) => !seen.has(Home.ID));
    for (const { Home, People } of fresh) {
      seen.add(Home.ID);
      people += People.length;
      empty += People.length === 0 ? 1 : 0;
    }
    waiting.push(...fresh);
    while (waiting.length > most) {
      await write(waiting.slice(0, most));
      waiting = waiting.slice(most);
    }
  }
  if (waiting.length > 0) await write(waiting);
  const file = await zip.end(exportName(about, "zip"));
  const secret = format === "OFFLINE" ? { passphrase } : {};
  return file && { file, homes: seen.size, people, empty, lacks: [...lacks], ...secret };
}
