import { useEffect, useRef, useState } from "react";
import { listAudit } from "#shared/contract/audit.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { type CollectedRows, collectPages } from "#web/api/collectPages.ts";
import { send } from "#web/api/send.ts";
import { download } from "#web/ui/download.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type Days, exportName } from "./auditDays.ts";
import { auditCsv } from "./auditRows.ts";

type Request = RequestOf<typeof listAudit>;
type State = "idle" | "running" | "failed";

const atOnce = 100;
const nothing: CollectedRows<AuditRow> = { rows: [] };

const pageAfter = (body: Request) => async (cursor: string | undefined) => {
  const { Rows, NextCursor } = await send(listAudit, {
    ...body,
    Limit: atOnce,
    ...(cursor && { Cursor: cursor }),
  });
  return { rows: Rows, next: NextCursor };
};

/** A failed export goes on where it failed. */
export function useAuditExport() {
  const [state, setState] = useState<State>("idle");
  const [error, setError] = useState<unknown>();
  const [collected, setCollected] = useState(nothing);
  const [asked, setAsked] = useState<{ body: Request; days: Days }>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (body: Request, days: Days, begun: CollectedRows<AuditRow>) => {
    const own = new AbortController();
    abort.current = own;
    setState("running");
    setCollected(begun);
    setAsked({ body, days });
    try {
      const options = { ask: pageAfter(body), onProgress: setCollected, signal: own.signal };
      const rows = await collectPages(begun, options);
      if (!rows) return;
      download({ name: exportName(days), content: auditCsv(rows), type: "text/csv;charset=utf-8" });
      setState("idle");
      toast("success", `${rows.length} rows are exported to ${exportName(days)}.`);
    } catch (failure) {
      if (own.signal.aborted) return;
      setError(failure);
      setState("failed");
    }
  };

  return {
    state,
    error,
    days: asked?.days,
    collected: collected.rows,
    start: (body: Request, days: Days) => void run(body, days, nothing),
    goOn: () => asked && void run(asked.body, asked.days, collected),
    cancel: () => {
      abort.current?.abort();
      setState("idle");
      announce("The export is cancelled.");
    },
  };
}
