import { endOfDay, type ListedRecord, readAudit, readDepartmentAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { addDays } from "#shared/rules/dates.ts";

export const notBefore = (from: string, position: string): string | undefined =>
  position < from ? undefined : position;

interface AuditBatch {
  readonly rows: ListedRecord[];
  readonly next: string | undefined;
}

interface AuditReader {
  readonly read: (before: string) => Promise<AuditBatch>;
  readonly mostReads: number;
}

const mostReads = 5;
/** Rows for a page of a search: about 75 read units. */
const searchedAtOnce = 200;
const mostDays = 16;

function daysBefore(position: string, from: string, days: number): string[] {
  const day = position.slice(0, 10);
  const earlier = Array.from({ length: days - 1 }, (_, at) => endOfDay(addDays(day, -1 - at)));
  return [position, ...earlier].filter((end) => notBefore(from, end));
}

/** Several short days at once, each time four times as many; a long day by itself. */
function dayReader(from: string, size: number): AuditReader["read"] {
  let atOnce = 1;
  return async (before) => {
    const ends = daysBefore(before, from, atOnce);
    const share = Math.ceil(size / ends.length);
    const days = await Promise.all(ends.map((end) => readAudit(end, share)));
    const long = days.findIndex(({ isLast }) => !isLast);
    atOnce = long < 0 ? Math.min(atOnce * 4, mostDays) : 1;
    const read = long < 0 ? days : days.slice(0, long + 1);
    const rows = read.flatMap((day) => day.rows);
    const last = long < 0 ? endOfDay(addDays(before.slice(0, 10), -ends.length)) : rows.at(-1)?.sk;
    return { rows: rows.filter(({ sk }) => sk >= from), next: last && notBefore(from, last) };
  };
}

const departmentReads = 2;

const departmentReader =
  (department: string, from: string, size: number): AuditReader["read"] =>
  async (before) => {
    const { rows, next } = await readDepartmentAudit(department, before, size);
    return { rows: rows.filter(({ sk }) => sk >= from), next: next && notBefore(from, next) };
  };

/**
 * @param department whose staff are asked about; undefined for everything
 * @param size the rows of one read; undefined for a search
 */
export const auditReader = (department: string | undefined, from: string, size = searchedAtOnce): AuditReader =>
  department === undefined
    ? { read: dayReader(from, size), mostReads }
    : { read: departmentReader(department, from, size), mostReads: departmentReads };
