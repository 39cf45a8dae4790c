import type { listAudit } from "#shared/contract/audit.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { role } from "#shared/model/role.ts";
import { isCalendarDate } from "#shared/rules/dates.ts";
import { useKeptFilter } from "../lists/useKeptFilter.ts";
import { daysOf } from "./auditDays.ts";

const names = ["from", "to", "action", "by", "role", "search"] as const;
type FilterValues = Readonly<Record<(typeof names)[number], string>>;

function bodyOf(asked: FilterValues): RequestOf<typeof listAudit> {
  const Role = role.safeParse(asked.role).data;
  const Search = asked.search.trim();
  return {
    ...(isCalendarDate(asked.from) && { From: asked.from }),
    ...(isCalendarDate(asked.to) && { To: asked.to }),
    ...(asked.action && { Action: asked.action }),
    ...(asked.by && { By: asked.by }),
    ...(Role && { Role }),
    ...(Search && { Search }),
  };
}

export function useAuditFilter() {
  const filter = useKeptFilter(names);
  return { ...filter, body: bodyOf(filter.asked), days: daysOf(filter.asked, new Date()) };
}

export type AuditFilter = ReturnType<typeof useAuditFilter>;
