import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { isConfirmationDue } from "./confirmation.ts";
import { photoRenewalDue } from "./photoRenewal.ts";
import { firstReminderLook, type ReminderPerson, reminderStep } from "./reminders.ts";

interface Someone extends ReminderPerson {
  readonly name: string;
}

const someone = (name: string, Confirmed: string, more: Partial<Someone> = {}): Someone => ({
  name,
  Dob: "1950-02-03",
  PhotoDate: Confirmed,
  Confirmed,
  CreateDate: `${Confirmed}T17:00:00.000Z`,
  ...more,
});

const days = (from: string, to: string): string[] => {
  const all: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
};

/** The people after the family's answers of a day. */
type Life = (people: readonly Someone[], day: string, asked: readonly string[]) => readonly Someone[];
const silent: Life = (people) => people;

interface Mail {
  readonly day: string;
  /** "Ada: record, photo" */
  readonly asks: readonly string[];
}

/** As the daily run does: each look names the day of the next. */
function live(people: readonly Someone[], from: string, to: string, life = silent) {
  let [now, look, asked] = [people, firstReminderLook(from), undefined as string | undefined];
  const mails: Mail[] = [];
  const looks: string[] = [];
  for (const day of days(from, to)) {
    if (day === look) {
      looks.push(day);
      const { asks, until } = reminderStep(now, day, asked);
      look = until;
      const words = asks.map(
        ({ person, record, photo }) =>
          `${person.name}: ${[record && "record", photo && "photo"].filter(Boolean).join(", ")}`,
      );
      if (words.length > 0) {
        asked = day;
        mails.push({ day, asks: words });
      }
    }
    now = life(now, day, mails.at(-1)?.day === day ? (mails.at(-1)?.asks ?? []) : []);
  }
  return { mails, looks, people: now };
}

const confirmAll: Life = (people, day, asks) =>
  asks.length > 0 ? people.map((person) => ({ ...person, Confirmed: day })) : people;

test("over five years a family that answers is asked every six months, and one that is silent as well", () => {
  const family = [someone("Ada", "2026-11-22")];
  const silently = live(family, "2026-11-22", "2031-11-22").mails.map(({ day }) => day);
  expect(silently).toEqual(Array.from({ length: 10 }, (_, at) => addMonths("2026-11-22", 6 * (at + 1))));
  const answered = live(family, "2026-11-22", "2031-11-22", confirmAll).mails.map(({ day }) => day);
  expect(answered).toEqual(silently);
});

test("people who were registered within a month are asked about in one mail, photos with records", () => {
  const family = [
    someone("Ada", "2026-11-22"),
    someone("Cal", "2026-12-10", { Dob: "2014-03-04", PhotoDate: "2026-06-01" }),
    someone("Eve", "2027-02-01"),
  ];
  const { mails } = live(family, "2026-11-22", "2027-09-01");
  expect(mails).toEqual([
    { day: "2027-05-22", asks: ["Ada: record", "Cal: record, photo"] },
    { day: "2027-08-01", asks: ["Ada: record", "Cal: record, photo", "Eve: record"] },
  ]);
});

test("a person who was confirmed meanwhile is not asked about, and a new photo is not asked for", () => {
  const family = [someone("Ada", "2026-11-22"), someone("Cal", "2026-11-22", { Dob: "2014-03-04" })];
  const life: Life = (people, day) =>
    people.map((person) =>
      day === "2027-05-01" && person.name === "Cal" ? { ...person, Confirmed: day, PhotoDate: day } : person,
    );
  const { mails } = live(family, "2026-11-22", "2028-05-30", life);
  expect(mails[0]).toEqual({ day: "2027-05-22", asks: ["Ada: record"] });
  const photo = mails.find(({ asks }) => asks.join().includes("photo"));
  expect(photo?.day).toBe("2028-05-01");
});

test("the last photo is asked for before the 17th birthday: of who was born on a leap day, before Mar 1", () => {
  const child = (Dob: string) =>
    live([someone("Cal", "2026-11-22", { Dob })], "2026-11-22", "2031-11-22", confirmAll)
      .mails.filter(({ asks }) => asks.join().includes("photo"))
      .map(({ day }) => day);
  // Seventeen on Mar 1 2029 and on Nov 22 2029.
  expect(child("2012-02-29")).toEqual(["2027-11-22", "2028-05-22", "2028-11-22"]);
  expect(child("2012-11-22")).toEqual(["2027-11-22", "2028-05-22", "2028-11-22", "2029-05-22"]);
  expect(child("2010-11-22")).toEqual([]);
});

test("a photo of a leap day is asked for in the year after, though no such day is in it", () => {
  const child = someone("Cal", "2028-02-29", { Dob: "2020-02-29" });
  const { mails } = live([child], "2028-02-29", "2029-12-31", confirmAll);
  const asked = mails.filter(({ asks }) => asks.join().includes("photo")).map(({ day }) => day);
  expect(asked[0]).toBe("2029-02-28");
  expect(photoRenewalDue(child.Dob, child.PhotoDate, "2029-02-28")).toBe(false);
});

test("who is back after a mail that left them out is asked about once its 30 days are over", () => {
  const ben = someone("Ben", "2026-11-22", { Returned: "2027-05-25T17:00:00.000Z" });
  const ada = someone("Ada", "2027-05-22");
  const step = (day: string) => reminderStep([ada, ben], day, "2027-05-22");
  expect(step("2027-06-22")).toEqual({ asks: [], until: "2027-06-25" });
  expect(step("2027-06-25").asks).toEqual([{ person: ben, record: true, photo: false }]);
});

test("who is back in the evening, by UTC a day later, is asked about after a mail of that evening, too", () => {
  const ben = someone("Ben", "2026-11-22", { Returned: "2027-05-26T01:00:00.000Z" });
  const { asks, until } = reminderStep([ben], "2027-06-25", "2027-05-26");
  expect({ asks, until }).toEqual({ asks: [], until: "2027-06-26" });
  expect(reminderStep([ben], until, "2027-05-26").asks).toEqual([{ person: ben, record: true, photo: false }]);
});

test("a family without people is looked at twice a year, and mailed nothing", () => {
  const { mails, looks } = live([], "2026-11-22", "2031-11-22");
  expect(mails).toEqual([]);
  expect(looks).toHaveLength(10);
});

const aDay = fc
  .date({ min: new Date("2025-06-01"), max: new Date("2027-06-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aBirth = fc
  .date({ min: new Date("2008-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aFamily = fc.array(
  fc.record({ Confirmed: aDay, PhotoDate: aDay, Dob: fc.oneof(aBirth, fc.constant("2012-02-29")) }),
  { minLength: 1, maxLength: 4 },
);

function spokenOn(words: readonly string[]): Life {
  return (people, day) => {
    const turn = words.indexOf(day);
    if (turn < 0) return people;
    const change = turn % 2 === 0 ? { Confirmed: day } : { PhotoDate: day };
    return people.map((person, at) => (at === turn % people.length ? { ...person, ...change } : person));
  };
}

/** "Ada: photo". */
const dueOn = (people: readonly Someone[], day: string): string[] =>
  people.flatMap((person) => [
    ...(isConfirmationDue(person, day) ? [`${person.name}: record`] : []),
    ...(photoRenewalDue(person.Dob, person.PhotoDate, day) ? [`${person.name}: photo`] : []),
  ]);

/** In the last six months; the end of a short month is up to three days early. */
function wasAsked(what: string, mails: readonly Mail[], day: string): boolean {
  const [name = "", fact = ""] = what.split(" ");
  const since = addDays(addMonths(day, -6), -3);
  const recent = mails.filter((mail) => mail.day >= since && mail.day <= day);
  return recent.some(({ asks }) => asks.some((ask) => ask.startsWith(name) && ask.includes(fact)));
}

test("over five years no one is forgotten, and no family is mailed twice within 30 days", () => {
  const from = "2027-06-01";
  const words = fc.array(
    fc.nat(1_800).map((after) => addDays(from, after)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(aFamily, words, (family, spoken) => {
      const people = family.map((person, at) => ({ ...someone(`P${at}`, person.Confirmed), ...person }));
      const due = new Map<string, string[]>();
      const life = spokenOn(spoken);
      const { mails } = live(people, from, "2032-06-01", (now, day, asks) => {
        if (day >= firstReminderLook(from)) due.set(day, dueOn(now, day));
        return life(now, day, asks);
      });
      const forgotten = [...due].flatMap(([day, whats]) => whats.filter((what) => !wasAsked(what, mails, day)));
      expect(forgotten).toEqual([]);
      const gaps = mails.slice(1).map(({ day }, at) => day > addDays(mails[at]?.day ?? day, 30));
      expect(gaps).not.toContain(false);
    }),
    { numRuns: howMany(5, 300) },
  );
});
