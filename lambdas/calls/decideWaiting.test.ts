import { LocationClient } from "@aws-sdk/client-location";
import { afterEach, expect, test, vi } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { tellWaiting } from "#lambdas/domain/departments/waitlistNews.ts";
import { addWaiting } from "#lambdas/records/departments/waitlist.ts";
import { waitlistKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { anAdmin, anEmail } from "#lambdas/testing/builders/people.ts";
import { aWaitlistLink } from "#lambdas/testing/builders/waitlist.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { handler as decideWaiting } from "./decideWaiting.ts";
import { handler as findLocations } from "./findLocations.ts";
import { handler as joinWaitlist } from "./joinWaitlist.ts";
import { handler as listWaiting } from "./listWaiting.ts";

afterEach(() => vi.useRealTimers().restoreAllMocks());

const decide = (Link: string, Waits = true) => invoke(decideWaiting, { Link, Waits });

/** ZIP codes of cities that no other test of this file takes. */
const places = {
  Ashland: "44805",
  Wooster: "44691",
  Medina: "44256",
  Findlay: "45840",
  Sandusky: "44870",
  Athens: "45701",
  Oberlin: "44074",
} as const;
type City = keyof typeof places;

const placeOf = (City: City) => ({ City, State: "OH" }) as const;
const linkTo = (email: string, city: City) => aWaitlistLink(email, { State: "OH", Zip: places[city] });

async function whoWaits(city: City): Promise<string> {
  const email = anEmail();
  await decide(await linkTo(email, city));
  return email;
}

const rowsAt = (city: City) => rowsOf(waitlistKey(placeKey(placeOf(city)), "").pk);

const countAt = async (city: City) => {
  const { body } = await invoke(listWaiting, {}, { session: await anAdmin() });
  return body.Places.find(({ City }) => City === city)?.People;
};

const told = async (email: string) =>
  (await inbox(email)).map(({ subject }) => subject).filter((subject) => subject.endsWith("takes part now"));

test("nothing is kept of an address before its link is used, and the mail names the ZIP code's city", async () => {
  const email = anEmail();
  await linkTo(email, "Ashland");
  expect(await rowsAt("Ashland")).toEqual([]);
  expect((await inbox(email))[0]?.subject).toBe("Shall we tell you when Ashland takes part?");
});

test("a proven address waits, encrypted, is counted once, and one press takes it off again", async () => {
  const email = anEmail();
  const [link, again] = [await linkTo(email, "Ashland"), await linkTo(email, "Ashland")];
  const waits = { City: "Ashland", State: "OH", Waits: true, Covered: false };
  for (const one of [link, again, link]) expect((await decide(one)).body).toEqual(waits);
  expect(await countAt("Ashland")).toBe(1);
  const rows = await rowsAt("Ashland");
  expect([rows.length, JSON.stringify(rows).includes(email.split("@")[0] ?? "")]).toEqual([1, false]);
  for (const one of [link, again]) expect((await decide(one, false)).body).toEqual({ ...waits, Waits: false });
  expect([await rowsAt("Ashland"), await countAt("Ashland")]).toEqual([[], undefined]);
});

test("of many presses at once the address is counted once", async () => {
  const link = await linkTo(anEmail(), "Athens");
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => decide(link)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await countAt("Athens")).toBe(1);
});

test("when a department joins, each who waits there is told once, and nothing is left of their address", async () => {
  const [one, other, elsewhere] = [await whoWaits("Wooster"), await whoWaits("Wooster"), await whoWaits("Medina")];
  await participation.join([placeOf("Wooster")]);
  await workOff();
  await participation.join([placeOf("Wooster")]);
  await workOff();
  for (const email of [one, other]) expect(await told(email)).toEqual(["Wooster takes part now"]);
  expect((await inbox(one))[0]?.text).toContain("Wooster responders read in Wooster");
  expect(await told(elsewhere)).toEqual([]);
  expect([await rowsAt("Wooster"), await countAt("Wooster"), await countAt("Medina")]).toEqual([[], undefined, 1]);
});

test("more who wait than a page holds are all told", async () => {
  const emails = Array.from({ length: 55 }, () => anEmail());
  for (const email of emails) await transact(addWaiting(placeOf("Oberlin"), email, "2099-01-01", new Error("waits")));
  await participation.join([placeOf("Oberlin")]);
  await workOff();
  for (const email of emails) expect(await told(email)).toEqual(["Oberlin takes part now"]);
});

test("a place that leaves again before its mails keeps who waits, for the next department", async () => {
  const email = await whoWaits("Findlay");
  await participation.join([placeOf("Findlay")]);
  // The mail is queued, not sent.
  await tellWaiting({ task: "tellWaiting", ...placeOf("Findlay") });
  expect((await rowsAt("Findlay"))[0]).toHaveProperty("queued");
  await participation.leave([placeOf("Findlay")]);
  await workOff();
  expect([await told(email), await countAt("Findlay")]).toEqual([[], 1]);
  await participation.join([placeOf("Findlay")]);
  await workOff();
  expect(await told(email)).toEqual(["Findlay takes part now"]);
});

test("an address is erased after a year", async () => {
  await whoWaits("Sandusky");
  const day = addDays(dayOf(new Date()), 365);
  await dailyRun(addDays(day, -1));
  expect(await countAt("Sandusky")).toBe(1);
  await dailyRun(day);
  expect([await rowsAt("Sandusky"), await countAt("Sandusky")]).toEqual([[], undefined]);
});

test("a link proves for seven days, and erases afterwards, too", async () => {
  const [late, link] = [await linkTo(anEmail(), "Medina"), await linkTo(anEmail(), "Medina")];
  await decide(link);
  const before = await countAt("Medina");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
  const refused = await decide(late);
  expect([refused.status, refused.body.Code]).toEqual([404, "WAITLIST_LINK_OVER"]);
  expect((await decide(link, false)).status).toBe(200);
  vi.useRealTimers();
  expect(await countAt("Medina")).toBe((before ?? 0) - 1 || undefined);
});

test("a link that was changed anywhere is none", async () => {
  const link = await linkTo(anEmail(), "Medina");
  for (const wrong of [
    "x".repeat(40),
    link.slice(0, -4),
    `A${link}`,
    link.replace(/^./, (first) => (first === "A" ? "B" : "A")),
  ])
    expect((await decide(wrong)).body.Code, wrong).toBe("WAITLIST_LINK_OVER");
});

test("where a department takes part nobody waits, and no mail is sent", async () => {
  const [email, asked] = [anEmail(), anEmail()];
  const link = await linkTo(asked, "Athens");
  await participation.join([placeOf("Athens")]);
  const { body } = await invoke(joinWaitlist, { Email: email, State: "OH", Zip: places.Athens });
  expect([body, await inbox(email)]).toEqual([{ ...placeOf("Athens"), Covered: true }, []]);
  expect((await decide(link)).body).toMatchObject({ Waits: false, Covered: true });
});

test("an unknown ZIP code is refused with a sentence", async () => {
  const { status, body } = await invoke(joinWaitlist, { Email: anEmail(), State: "OH", Zip: "00001" });
  expect([status, body.Code]).toEqual([400, "ZIP_UNKNOWN"]);
});

test("while the map fails, no ZIP code is called unknown, and the search lists no city", async () => {
  vi.spyOn(LocationClient.prototype, "send").mockImplementation(() => Promise.reject(new Error("The map is down")));
  const asked = { State: "OH", Zip: "43215" } as const;
  const { status } = await invoke(joinWaitlist, { Email: anEmail(), ...asked });
  expect(status).toBe(500);
  expect((await invoke(findLocations, asked)).body).toEqual({ data: { locations: [] } });
});

test("an address gets three such mails an hour, however many ask", async () => {
  const email = anEmail();
  for (let time = 0; time < 4; time += 1) await linkTo(email, "Medina");
  expect(await inbox(email)).toHaveLength(3);
});
