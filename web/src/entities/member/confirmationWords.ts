import { inWords } from "#shared/format/coverageSentence.ts";
import type { Member } from "#shared/model/member.ts";
import { confirmedDay, confirmedWords, isConfirmationDue, isStale } from "#shared/rules/confirmation/confirmation.ts";
import { formatDay } from "#shared/rules/dates.ts";

type Person = Pick<Member, "First" | "Confirmed" | "CreateDate">;

interface ConfirmationWords {
  readonly words: string;
  /** Undefined while nothing is due. */
  readonly request?: string;
}

/** Others are counted. */
const mostNamed = 5;

function namesOf(people: readonly Person[]): string {
  const named = people.slice(0, mostNamed).map(({ First }) => First);
  const left = people.length - named.length;
  return inWords(left > 0 ? [...named, `${left} more`] : named);
}

const wordsOf = (person: Person, today: string): string =>
  confirmedWords(person, today) ?? `Registered on ${formatDay(person.CreateDate)}`;

/** One person at least. @param today an Eastern day, YYYY-MM-DD */
export function confirmationWords(people: readonly Person[], today: string): ConfirmationWords {
  const oldest = people.reduce((one, other) => (confirmedDay(other) < confirmedDay(one) ? other : one));
  const words = wordsOf(oldest, today);
  const due = people.filter((person) => isConfirmationDue(person, today));
  if (due.length === 0) return { words };
  const question = `Please check that everything about ${namesOf(due)} is still right.`;
  const request = isStale(oldest, today) ? `${question} Crews go on seeing it, with this day.` : question;
  return { words, request };
}
