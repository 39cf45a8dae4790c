import type { AuditRow } from "#shared/model/audit.ts";
import { purposeWords } from "#shared/model/jacket/handover.ts";
import { registryReasonWords } from "#shared/model/registry/home.ts";
import { wordsOfAction } from "#shared/rules/audit/auditActions.ts";

const irregular: Readonly<Record<string, string>> = {
  drop: "dropped",
  find: "found",
  make: "made",
  pay: "paid",
  read: "read",
  reset: "reset",
  send: "sent",
  set: "set",
  take: "took",
  undo: "undid",
};

const pastOf = (verb: string): string => irregular[verb] ?? `${verb.replace(/e$/, "").replace(/y$/, "i")}ed`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  (words[code] ?? code).replace(/:.*/, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** "incident 4711", "12, PDF, for crews to carry". */
function detailsOf({ Reason, Incident, Subject, Count, Format, Purpose }: AuditRow): string {
  const reason = Reason && [wordOf(registryReasonWords, Reason), Incident].filter(Boolean).join(" ");
  const count = Subject ? undefined : Count;
  return [reason, count, Format, Purpose && wordOf(purposeWords, Purpose)]
    .filter((one) => one !== undefined)
    .join(", ");
}

/** A refusal is called one. */
export function actionDone({ Action, Code }: Pick<AuditRow, "Action" | "Code">, name?: string): string {
  const words = wordsOfAction(Action, name);
  if (Code) return `Tried to ${words} and was refused`;
  return capitalized(words.replace(/^\S+/, pastOf));
}

/** "Opened Samuel’s record: incident 4711". */
export function auditSentence(row: AuditRow): string {
  const details = detailsOf(row);
  return `${actionDone(row, row.About)}${details ? `: ${details}` : ""}`;
}
