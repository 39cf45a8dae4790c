import { holds } from "#lambdas/records/table/condition.ts";
import { exportsPk } from "#lambdas/records/table/keys.ts";
import { DoneElsewhere, enqueue } from "#lambdas/records/table/outbox.ts";
import { discard, get, getLive, insert, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import type { RegistryFormatId } from "#shared/handover/exportFormatId.ts";
import type { ExportPurpose } from "#shared/model/jacket/handover.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Ids, numbers, and the request. */
export interface RegistryExport {
  readonly account: string;
  readonly id: string;
  readonly department: string;
  /** In JSON, as parsed. */
  readonly request: string;
  readonly format: RegistryFormatId;
  readonly purpose: ExportPurpose;
  /** In ISO 8601. */
  readonly begun: string;
  readonly total?: number | undefined;
  readonly status: "RUNNING" | "READY" | "FAILED";
  readonly problem?: string | undefined;
  /** Whether it has come to the homes that no map shows. */
  readonly unplaced: boolean;
  /** The position of the last home; "" at the beginning of a list. */
  readonly after: string;
  readonly homes: number;
  /** Names of its parts, in order. */
  readonly parts: readonly string[];
}

export type ExportRecord = RegistryExport & Key & { readonly expiresAt: number };

const keptSeconds = 3_600;

/** A quarter of an hour each: once more than the hour has. */
const waits = 5;

const keyOf = ({ account, id }: Pick<RegistryExport, "account" | "id">): Key => ({ pk: exportsPk(account), sk: id });

/** The bucket's name of a part. */
export const partKey = ({ account, id }: RegistryExport, part: string): string => `exports/${account}/${id}/${part}`;

type Beginning = Omit<RegistryExport, "begun" | "status" | "problem" | "unplaced" | "after" | "homes" | "parts">;

const queuePage = ({ account, id }: Beginning, page: number): Write =>
  enqueue("exports", { task: "exportPage", account, id, page });

const queueErasure = ({ account, id }: Beginning): Write =>
  enqueue("exports", { task: "eraseExport", account, id, waits });

export const beginExport = (beginning: Beginning): Write[] => [
  insert<ExportRecord>({
    ...beginning,
    ...keyOf(beginning),
    begun: new Date().toISOString(),
    status: "RUNNING",
    unplaced: false,
    after: "",
    homes: 0,
    parts: [],
    expiresAt: secondsNow() + keptSeconds,
  }),
  queuePage(beginning, 0),
];

/** Undefined after its hour. */
export const getExport = (account: string, id: string) => getLive<ExportRecord>(keyOf({ account, id }));

/** For its erasure: past its hour, too. */
export const getEveryExport = (account: string, id: string) => get<ExportRecord>(keyOf({ account, id }));

interface NextPage {
  readonly part: string;
  readonly homes: number;
  /** Where the next page begins; absent at the end. */
  readonly next?: Pick<RegistryExport, "unplaced" | "after"> | undefined;
}

/** Queues the next page, or the erasure. Of two at once one wins. */
export function addPart(record: ExportRecord, { part, homes, next }: NextPage): Write[] {
  const { unplaced, after } = next ?? record;
  const stands = holds({ status: "RUNNING", after: record.after, unplaced: record.unplaced });
  const change = update(
    record,
    {
      ...stands,
      UpdateExpression:
        "SET #status = :next, #after = :to, #unplaced = :phase, parts = list_append(parts, :part), expiresAt = :end ADD homes :homes",
      ExpressionAttributeValues: {
        ...stands.ExpressionAttributeValues,
        ":next": next ? "RUNNING" : "READY",
        ":to": after,
        ":phase": unplaced,
        ":part": [part],
        ":homes": homes,
        ":end": secondsNow() + keptSeconds,
      },
    },
    new DoneElsewhere(),
  );
  return [change, next ? queuePage(record, record.parts.length + 1) : queueErasure(record)];
}

/** @param problem a sentence for the person */
export function failExport(record: ExportRecord, problem: string): Write[] {
  const stands = holds({ status: "RUNNING", after: record.after });
  const change = update(
    record,
    {
      ...stands,
      UpdateExpression: "SET #status = :failed, problem = :problem",
      ExpressionAttributeValues: { ...stands.ExpressionAttributeValues, ":failed": "FAILED", ":problem": problem },
    },
    new DoneElsewhere(),
  );
  return [change, queueErasure(record)];
}

export const forgetExport = (record: ExportRecord): Write => discard(record);
