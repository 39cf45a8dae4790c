import { type KeyboardEvent, useRef, useState } from "react";
import { formatDay, isCalendarDate } from "#shared/rules/dates.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { type DateParts, dateOf, partsOf } from "#web/ui/fields/dateParts.ts";
import { readDate } from "#web/ui/fields/readDate.ts";

type Part = keyof DateParts;

const next = { month: "day", day: "year" } as const;
const most = { month: 12, day: 31 } as const;
const mayBeDate = /^\w[\w /.,-]*$|^$/;

/** Two digits, or a number and a separator. */
const isDone = (text: string, part: Part): part is keyof typeof next =>
  part !== "year" && /^\d{2}$|^\d{1,2}[ /.,-]$/.test(text) && Number.parseInt(text, 10) <= most[part];

/** The day's digits may have led to the year already. */
const wholeDate = (text: string, part: Part, day: string): DateParts | undefined =>
  readDate(text) ?? (part === "year" ? (readDate(`${day} ${text}`) ?? readDate(day + text)) : undefined);

/** "2010-01-1": another digit may come. */
const isOpenEnded = (text: string): boolean => /\D\d$/.test(text);

/** The focus moves on by itself, and to the year behind a whole date. @param idOf a part's element */
export function useTypedDate(value: string, onChange: (date: string) => void, idOf: (part: Part) => string) {
  const [typed, setTyped] = useState(() => partsOf(value));
  // Values from outside (a loaded record, a reset) replace the typed parts.
  const shown = dateOf(typed) === value ? typed : partsOf(value);
  const ledTo = useRef<Part>(undefined);
  const lead = (part: Part) => {
    ledTo.current = part;
    document.getElementById(idOf(part))?.focus();
  };
  const set = (parts: DateParts) => {
    setTyped(parts);
    onChange(dateOf(parts));
  };
  const take = (whole: DateParts) => {
    set(whole);
    lead("year");
    ledTo.current = undefined;
    if (isCalendarDate(dateOf(whole))) announce(formatDay(dateOf(whole)));
  };
  const change = (part: Part, text: string) => {
    ledTo.current = undefined;
    if (!mayBeDate.test(text)) return;
    const isPasted = text.length > shown[part].length + 1;
    const whole = wholeDate(text, part, shown.day);
    if (whole && (isPasted || !isOpenEnded(text))) return take(whole);
    if (!isDone(text, part)) return set({ ...shown, [part]: text });
    set({ ...shown, [part]: text.replace(/\D/g, "") });
    if (!isPasted) lead(next[part]);
  };
  /** A habitual Tab comes after the focus has moved on. */
  const press = (part: Part, event: KeyboardEvent) => {
    if (event.key === "Tab" && !event.shiftKey && ledTo.current === part) event.preventDefault();
    ledTo.current = undefined;
  };
  const leave = (part: Part) => {
    const whole = ledTo.current ? undefined : readDate(shown[part]);
    if (whole) set(whole);
  };
  return { shown, change, press, leave };
}
