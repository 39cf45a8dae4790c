import { toCsv } from "#shared/format/toCsv.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { easternSecond } from "#web/ui/display/localMinute.ts";
import { actionDone } from "./auditSentence.ts";

/** "MI#DETROIT" as "DETROIT, MI". */
export function placeText(place: string): string {
  const [state, city] = place.split("#");
  return city ? `${city}, ${state}` : place;
}

export const auditKey = ({ At, RequestId, Action, Code = "" }: AuditRow): string =>
  [At, RequestId, Action, Code].join("#");

const header = [
  "Time (UTC)",
  "Time (Eastern)",
  "Account",
  "Name",
  "Role",
  "Action",
  "Subject",
  "Place",
  "Count",
  "Request",
  "Shown",
  "Refused",
  "Network",
  "Format",
  "Purpose",
  "Reason",
  "Incident",
];

export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => [
    ...[row.At, easternSecond(row.At), row.By, row.Name, roleLabels[row.Role], actionDone(row)],
    ...[row.Subject ?? "", row.Place ?? "", row.Count?.toString() ?? "", row.RequestId],
    ...[(row.Subjects ?? []).join(" "), row.Code ?? "", row.Address ?? ""],
    ...[row.Format ?? "", row.Purpose ?? ""],
    ...[row.Reason ?? "", row.Incident ?? ""],
  ]);
  return toCsv([header, ...lines]);
}
