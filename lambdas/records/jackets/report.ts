import { lastOf, reportKey, shardOf } from "#lambdas/records/table/keys.ts";
import { type ListedRow, newestOf } from "#lambdas/records/table/newestOf.ts";
import { get, range } from "#lambdas/records/table/table.ts";
import type { Duplicates } from "#shared/model/jacket/entry.ts";
import type { ReportReason } from "#shared/model/jacket/report.ts";
import type { Role } from "#shared/model/role.ts";
import type { QueueDetails } from "./queue.ts";

/** By the name of then. */
interface StaffSignature {
  readonly at: string;
  readonly by: string;
  readonly name: string;
}

export interface ReportDetails extends StaffSignature {
  readonly id: string;
  /** The reported account; its erasure removes the report. */
  readonly owner: string;
  readonly role: Role;
  readonly reason: ReportReason;
  readonly text?: string | undefined;
  /** As reported, without sealed facts. */
  readonly entry: QueueDetails;
  readonly duplicates?: Duplicates | undefined;
  readonly handled?: StaffSignature | undefined;
  readonly version: number;
}

export type ReportRecord = ReportDetails & ListedRow & { readonly expiresAt?: number };

const list = "REPORT";

/** Of a handled report, which may be written again later. */
const lastSecond = ({ at }: StaffSignature): number => Math.floor(Date.parse(at) / 1000) + 90 * 24 * 60 * 60;

export const reportRecord = (details: ReportDetails): ReportRecord => ({
  ...details,
  ...reportKey(details.owner, details.id),
  shard: shardOf(list, details.id),
  shardSort: `${details.at}#${details.id}`,
  ...(details.handled ? { expiresAt: lastSecond(details.handled) } : {}),
});

export const getReport = (owner: string, id: string) => get<ReportRecord>(reportKey(owner, id));

export function readReportsOf(owner: string): Promise<ReportRecord[]> {
  const { pk, sk } = reportKey(owner, "");
  return range<ReportRecord>(pk, sk, lastOf(sk));
}

export const readReports = (before: string, limit: number) => newestOf<ReportRecord>(list, before, limit);
