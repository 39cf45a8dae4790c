import type { ResponseOf } from "#shared/contract/call.ts";
import { readExport } from "#shared/contract/jackets/registryExports.ts";
import { type ExportedHome, exportPart } from "#shared/model/registry/exportedHome.ts";
import { noAnswer } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";

export interface ExportProgress {
  /** MAKING: by the worker; LOADING: by this browser. */
  readonly step: "MAKING" | "LOADING";
  readonly done: number;
  readonly total: number | undefined;
  /** Nothing has come for long. */
  readonly isStill?: boolean;
}

export interface Following {
  readonly onProgress: (progress: ExportProgress) => void;
  readonly signal: AbortSignal;
}

/** For good: only another one helps. */
export class ExportEnded extends UserFacingError {}

type ExportState = ResponseOf<typeof readExport>;

const askEvery = 1_500;
/** Milliseconds; a page takes seconds, and a failed one is tried again. */
const longWithout = 60_000;

/** Ends with the signal. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Throws ExportEnded when the export failed. */
export async function untilMade(ID: string, { onProgress, signal }: Following): Promise<ExportState> {
  let [last, since] = [-1, 0];
  for (;;) {
    const answer = await send(readExport, { ID });
    signal.throwIfAborted();
    if (answer.Status === "FAILED") throw new ExportEnded(answer.Problem ?? "The export failed.");
    const { Done: done, Total: total } = answer;
    if (done !== last) [last, since] = [done, performance.now()];
    onProgress({ step: "MAKING", done, total, isStill: performance.now() - since > longWithout });
    if (answer.Status === "READY") return answer;
    await pause(askEvery, signal);
  }
}

async function load(link: string, signal: AbortSignal): Promise<readonly ExportedHome[]> {
  const answer = await fetch(link, { signal, cache: "no-store" }).catch(() => undefined);
  signal.throwIfAborted();
  if (!answer?.ok) throw noAnswer();
  return exportPart.parse(await answer.json()).Homes;
}

/** Links are asked for as needed: they hold for minutes. */
export async function* exportPages(
  ID: string,
  { PartCount, Done }: ExportState,
  { onProgress, signal }: Following,
): AsyncGenerator<readonly ExportedHome[]> {
  let done = 0;
  for (let from = 0; from < PartCount; ) {
    const { Parts } = await send(readExport, { ID, From: from });
    signal.throwIfAborted();
    if (Parts.length === 0) throw noAnswer();
    for (const link of Parts) {
      const homes = await load(link, signal);
      done += homes.length;
      onProgress({ step: "LOADING", done, total: Done });
      yield homes;
    }
    from += Parts.length;
  }
}
