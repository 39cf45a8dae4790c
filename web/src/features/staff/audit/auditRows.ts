import type { AuditRow } from "#shared/model/audit.ts";
import { wordsOfAction } from "#shared/rules/auditActions.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { easternSecond } from "../lists/easternTime.ts";
import { toCsv } from "./csv.ts";

/** A place of an audit row, "MI#DETROIT", as people read it. */
export function placeWords(place: string): string {
  const [state, city] = place.split("#");
  return city ? `${city}, ${state}` : place;
}

/** Names a row among all others. */
export const auditKey = ({ At, RequestId, Action }: AuditRow): string => `${At}#${RequestId}#${Action}`;

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
];

/** Audit rows as a spreadsheet reads them, with a line of headers. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => [
    ...[row.At, easternSecond(row.At), row.By, row.Name, roleLabels[row.Role], wordsOfAction(row.Action)],
    ...[row.Subject ?? "", row.Place ?? "", row.Count?.toString() ?? "", row.RequestId],
  ]);
  // Without the mark Excel reads names with accents wrongly.
  return `\u{FEFF}${toCsv([header, ...lines])}`;
}
