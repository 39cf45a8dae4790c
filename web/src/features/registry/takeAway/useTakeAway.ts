import { useEffect, useEffectEvent, useRef, useState } from "react";
import { exportRegistry } from "#shared/contract/jackets/registryExports.ts";
import { purposeWords } from "#shared/model/jacket/handover.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import type { TakenFile } from "./exportedFiles.ts";
import { ExportEnded, type ExportProgress, exportPages, untilMade } from "./exportPages.ts";
import { type KeptExport, keep, listOf, type RegistryWish, readKept, type TakeAwayRequest } from "./keptExport.ts";

type State =
  /** `other` is of another list, and can go on until this one begins. */
  | { readonly step: "CHOOSING"; readonly other?: KeptExport }
  | { readonly step: "RUNNING"; readonly progress: ExportProgress | undefined }
  /** `kept` can go on; without it only another one helps. */
  | { readonly step: "FAILED"; readonly error: unknown; readonly kept: KeptExport | undefined }
  /** Absent where the list has nobody. */
  | { readonly step: "TAKEN"; readonly taken: TakenFile | undefined };

const choosing: State = { step: "CHOOSING" };

async function take(
  { id, format, purpose, order }: KeptExport,
  following: Parameters<typeof untilMade>[1],
): Promise<TakenFile | undefined> {
  const made = await untilMade(id, following);
  const at = new Date(made.Begun);
  const about = { department: made.Department, at, purpose: purposeWords[purpose], origin: window.location.origin };
  const { exportedFiles } = await import("./exportedFiles.ts");
  return exportedFiles(exportPages(id, made, following), {
    format,
    order,
    about,
    total: made.Done,
    outageSince: made.OutageSince,
  });
}

const isOver = (error: unknown): boolean => error instanceof ExportEnded || hasCode(error, "NOT_FOUND");

interface Following {
  /** Begins or goes on. */
  readonly begin: () => Promise<KeptExport>;
  readonly known?: KeptExport;
}

/**
 * The worker goes on without the page; an export under way is found again in this session.
 * @param by the account
 * @param onTaken saves a file; without one the list has nobody
 */
export function useTakeAway(request: TakeAwayRequest, by: string, onTaken: (taken: TakenFile | undefined) => void) {
  const [state, setState] = useState<State>(choosing);
  const abort = useRef<AbortController>(undefined);

  const follow = async ({ begin, known }: Following) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    const { signal } = own;
    const show = (next: State) => !signal.aborted && setState(next);
    let one = known;
    show({ step: "RUNNING", progress: undefined });
    try {
      one = await begin();
      keep(one);
      const taken = await take(one, { signal, onProgress: (progress) => show({ step: "RUNNING", progress }) });
      if (signal.aborted) return;
      keep(undefined);
      setState({ step: "TAKEN", taken });
      onTaken(taken);
    } catch (error) {
      if (signal.aborted) return;
      const isLost = isOver(error);
      if (isLost) keep(undefined);
      setState({ step: "FAILED", error, kept: isLost ? undefined : one });
    }
  };

  const goOn = (known: KeptExport) => void follow({ begin: async () => known, known });
  const list = listOf(request);
  const begin = async ({ format, purpose }: RegistryWish) => {
    const { ID: id } = await send(exportRegistry, { ...request, Format: format, Purpose: purpose });
    return { by, id, list, order: request.Order ?? "URGENCY", format, purpose };
  };
  const resume = useEffectEvent(() => {
    const kept = readKept(by);
    if (kept?.list === list) goOn(kept);
    else if (kept) setState({ step: "CHOOSING", other: kept });
  });
  useEffect(() => {
    resume();
    return () => abort.current?.abort();
  }, []);

  return {
    state,
    start: (wish: RegistryWish) => void follow({ begin: () => begin(wish) }),
    goOn,
    chooseAnew: () => {
      abort.current?.abort();
      keep(undefined);
      setState(choosing);
    },
  };
}

export type TakeAway = ReturnType<typeof useTakeAway>;
