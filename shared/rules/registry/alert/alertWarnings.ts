import { atFirstUse } from "#shared/atFirstUse.ts";
import type { CapMessage } from "./capMessage.ts";

const byStatus: Readonly<Record<CapMessage["status"], string | undefined>> = {
  Actual: undefined,
  Exercise: "This is an exercise.",
  System: "This is a message between systems, not a warning of people.",
  Test: "This is a test.",
  Draft: "This is a draft.",
};

const byType: Readonly<Record<CapMessage["msgType"], string | undefined>> = {
  Alert: undefined,
  Update: undefined,
  Cancel: "This message cancels an alert.",
  Ack: "This message only acknowledges an alert.",
  Error: "This message rejects an alert.",
};

/** The latest of all languages; undefined where none is said. */
export function expiryOf({ info = [] }: CapMessage): string | undefined {
  const times = info.flatMap(({ expires }) => (expires ? [expires] : []));
  return times.sort((one, other) => Date.parse(other) - Date.parse(one))[0];
}

const minuteFormat = atFirstUse(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Detroit", dateStyle: "medium", timeStyle: "short" }),
);

/** "Nov 21, 2026, 3:42 PM Eastern time" */
const easternMinute = (moment: Date): string =>
  // Some versions put a narrow space before AM and PM.
  `${minuteFormat().format(moment).replace(/\s/g, " ")} Eastern time`;

/** Reasons why it is not simply in force. */
export function alertWarnings(message: CapMessage, now: number): string[] {
  const expires = expiryOf(message);
  const stale =
    expires && Date.parse(expires) <= now ? `This alert went stale on ${easternMinute(new Date(expires))}.` : undefined;
  return [byStatus[message.status], byType[message.msgType], stale].filter((sentence) => sentence !== undefined);
}

/** Blank-separated "sender,identifier,sent". */
export function updateNote({ msgType, references = "" }: CapMessage): string[] {
  const earlier = references.split(/\s+/).filter(Boolean).length;
  if (msgType !== "Update") return [];
  return [earlier === 1 ? "It replaces an earlier alert." : `It replaces ${earlier || "some"} earlier alerts.`];
}
