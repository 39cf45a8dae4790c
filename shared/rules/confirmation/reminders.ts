import { addDays, addMonths, dayOf } from "#shared/rules/dates.ts";
import { type Confirmable, confirmationDay, confirmationMonths } from "./confirmation.ts";
import { photoRenewalDay, photoRenewalDue } from "./photoRenewal.ts";

export interface ReminderPerson extends Confirmable {
  readonly Dob: string;
  readonly PhotoDate: string;
  /** When departments were told again of who was withheld. */
  readonly Returned?: string | undefined;
}

export interface ReminderRequest<Person extends ReminderPerson> {
  readonly person: Person;
  readonly record: boolean;
  readonly photo: boolean;
}

/** `until` is the day of the next look. */
export interface ReminderStep<Person extends ReminderPerson> {
  readonly asks: readonly ReminderRequest<Person>[];
  readonly until: string;
}

/** Due so soon, requests go together: a family's people are registered on different days. */
const togetherDays = 30;

const later = (one: string, other: string): string => (one > other ? one : other);

/** Undefined for anyone 17 by then, or by today. */
function photoDueDay({ Dob, PhotoDate }: ReminderPerson, today: string): string | undefined {
  const day = photoRenewalDay(PhotoDate);
  return photoRenewalDue(Dob, PhotoDate, later(day, today)) ? day : undefined;
}

/**
 * Days on which to ask. A person who is back waits 30 days: within them a mail that left them out would count as
 * having asked. Counted in UTC, as mails are noted: in Detroit's days a mail of the same evening could be a day later.
 */
function dueDays(person: ReminderPerson, today: string): string[] {
  const photo = photoDueDay(person, today);
  const first = person.Returned ? addDays(dayOf(new Date(person.Returned)), togetherDays + 1) : "";
  return [confirmationDay(person), ...(photo ? [photo] : [])].map((day) => later(day, first));
}

function askFor<Person extends ReminderPerson>(person: Person, today: string): ReminderRequest<Person>[] {
  const soon = addDays(today, togetherDays);
  const record = confirmationDay(person) <= soon;
  const photoDay = photoDueDay(person, today);
  const photo = photoDay !== undefined && photoDay <= soon;
  return record || photo ? [{ person, record, photo }] : [];
}

const earliest = (days: readonly string[], last: string): string =>
  days.reduce((first, day) => (day < first ? day : first), last);

/** Nothing is due before. */
export const firstReminderLook = (day: string): string => addMonths(day, confirmationMonths.due);

/**
 * Requests due, or about to be, go together, again after six months without an answer, never twice within 30 days.
 * @param asked the day of the family's last mail
 */
export function reminderStep<Person extends ReminderPerson>(
  people: readonly Person[],
  today: string,
  asked?: string,
): ReminderStep<Person> {
  const days = people.flatMap((person) => dueDays(person, today));
  const due = days.filter((day) => day <= today);
  const again = asked && addMonths(asked, confirmationMonths.due);
  const isNews = due.some((day) => !asked || day > addDays(asked, togetherDays));
  const isAsked = due.length > 0 && (isNews || (again !== undefined && again <= today));
  const repeated = !isAsked && due.length > 0 && again ? [again] : [];
  return {
    asks: isAsked ? people.flatMap((person) => askFor(person, today)) : [],
    until: earliest([...days.filter((day) => day > today), ...repeated], firstReminderLook(today)),
  };
}
