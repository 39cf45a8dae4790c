import { useState } from "react";
import { listAudit } from "#shared/contract/audit.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { collectPages } from "#web/api/pages/collectPages.ts";
import { send } from "#web/api/send.ts";
import { type Collect, useCollection } from "#web/api/useCollection.ts";
import { download } from "#web/ui/download.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type Days, exportName } from "./auditDays.ts";
import { auditCsv } from "./auditRows.ts";

type Request = RequestOf<typeof listAudit>;

const atOnce = 100;

const pageAfter = (body: Request) => async (cursor: string | undefined) => {
  const { Rows, NextCursor } = await send(listAudit, { ...body, Limit: atOnce, ...(cursor && { Cursor: cursor }) });
  return { rows: Rows, next: NextCursor };
};

function save(rows: readonly AuditRow[], days: Days): void {
  download({ name: exportName(days), content: auditCsv(rows), type: "text/csv;charset=utf-8" });
  toast("success", `${rows.length} rows are exported to ${exportName(days)}.`);
}

export function useAuditExport() {
  const { start, goOn, ...collection } = useCollection<AuditRow>();
  const [asked, setAsked] = useState<{ body: Request; days: Days }>();
  const exporting =
    (body: Request, days: Days): Collect<AuditRow> =>
    async (begun, options) => {
      const rows = await collectPages(begun, { ask: pageAfter(body), ...options });
      if (rows) save(rows, days);
    };
  return {
    ...collection,
    days: asked?.days,
    start: (body: Request, days: Days) => {
      setAsked({ body, days });
      start(exporting(body, days));
    },
    goOn: () => asked && goOn(exporting(asked.body, asked.days)),
  };
}
