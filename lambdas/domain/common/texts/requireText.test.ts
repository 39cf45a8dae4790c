import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handler as sendPhoneCode } from "#lambdas/calls/sendPhoneCode.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { openTextDay, takeText } from "#lambdas/records/common/textMonth.ts";
import { aPhone, aRegisteredResident } from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { errorSentences } from "#shared/errors.ts";
import { mayRemind, requireText, type TextCaller } from "./requireText.ts";
import { ceilingsOf, textsOfDay } from "./textShares.ts";
import { textsToday } from "./textsToday.ts";

// A month is one row: each test has its own, ahead of all others.
let month = 0;

const daysOfMonth = () => new Date(Date.UTC(2040, month + 1, 0)).getUTCDate();

const at = (day: number, hour = 0) => vi.setSystemTime(Date.UTC(2040, month, day, hour));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  month += 1;
  at(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const aCaller = (share: TextCaller["share"] = "strangers"): TextCaller => {
  const address = anAddress();
  return { share, address, network: address };
};

/** "sent", or the refusal with the hours to wait. */
const tryText = async (caller: TextCaller): Promise<string> => {
  try {
    await requireText(caller, 1);
    return "sent";
  } catch (error) {
    if (!(error instanceof VisibleError)) throw error;
    return `${error.code} ${Math.ceil((error.retryAfter ?? 0) / 3_600)}`;
  }
};

async function tryTexts(times: number, caller = () => aCaller()): Promise<string[]> {
  const seen: string[] = [];
  for (let time = 1; time <= times; time += 1) seen.push(await tryText(caller()));
  return seen;
}

test("an hour has half of a day's texts and a day its part of the month: who comes later is told when to try again", async () => {
  vi.stubEnv("TEXT_DOLLARS", "1");
  const { day, hour } = ceilingsOf(textsOfDay(100, daysOfMonth()), "strangers");
  const served = (count: number) => Array<string>(count).fill("sent");
  expect(await tryTexts(hour + 1)).toEqual([...served(hour), "TEXTS_USED_UP 1"]);
  at(1, 3);
  expect(await tryTexts(day - hour + 1)).toEqual([...served(day - hour), "TEXTS_USED_UP 21"]);
  at(2);
  expect(await tryTexts(1)).toEqual(["sent"]);
});

test("with nothing left a month's texts wait for the next one", async () => {
  vi.stubEnv("TEXT_DOLLARS", "0");
  at(daysOfMonth(), 12);
  expect(await tryText(aCaller())).toBe("TEXTS_USED_UP 12");
});

test("a flood of strangers leaves the texts of people who are signed in, and the reminders", async () => {
  vi.stubEnv("TEXT_DOLLARS", "1");
  expect(await tryTexts(20)).toContain("TEXTS_USED_UP 1");
  expect(await tryText(aCaller("known"))).toBe("sent");
  expect(await mayRemind(1)).toBe(true);
});

test("a reminder that no text is left for is not sent, and counts its parts", async () => {
  vi.stubEnv("TEXT_DOLLARS", "2");
  // A fifth of 12 to 14.
  expect(await mayRemind(3)).toBe(false);
  expect(await mayRemind(2)).toBe(true);
  expect(await mayRemind(1)).toBe(false);
});

test("one address gets a tenth of what strangers have, its network a quarter, and others go on", async () => {
  vi.stubEnv("TEXT_DOLLARS", "10");
  const { address, network } = aCaller();
  const fromHere = await tryTexts(8, () => ({ share: "strangers", address, network }));
  const served = fromHere.filter((one) => one === "sent").length;
  const fromBeside = await tryTexts(12, () => ({ share: "strangers", address: anAddress(), network }));
  const { strangers } = await openTextDay(new Date().toISOString().slice(0, 10));
  expect(new Set(fromHere.slice(served))).toEqual(new Set(["SLOW_DOWN 24"]));
  expect(new Set(fromBeside)).toEqual(new Set(["sent", "SLOW_DOWN 24"]));
  const sent = served + fromBeside.filter((one) => one === "sent").length;
  expect(strangers).toBe(sent);
  const most = ceilingsOf(textsOfDay(1_000, daysOfMonth()), "strangers");
  expect([served, sent]).toEqual([most.address, most.network]);
  expect(await tryText(aCaller())).toBe("sent");
});

test("a refused text counts at the limit that refused it alone", async () => {
  vi.stubEnv("TEXT_DOLLARS", "10");
  const most = ceilingsOf(textsOfDay(1_000, daysOfMonth()), "strangers");
  const { address, network } = aCaller();
  await tryTexts(most.network, () => ({ ...aCaller(), network }));
  const from = (around: string) => tryTexts(most.address, () => ({ share: "strangers", address, network: around }));
  expect(new Set(await from(network))).toEqual(new Set(["SLOW_DOWN 24"]));
  expect(new Set(await from(anAddress()))).toEqual(new Set(["sent"]));
});

test("a text that was asked for on a day that is over takes nothing from the next", async () => {
  vi.stubEnv("TEXT_DOLLARS", "10");
  const { day, most } = await textsToday("strangers");
  at(2);
  const next = await textsToday("strangers");
  expect(await takeText(day, "strangers", 1, most.day)).toBe(false);
  expect(await textsToday("strangers")).toEqual(next);
});

test("of fifty at once no more are sent than an hour has", async () => {
  vi.stubEnv("TEXT_DOLLARS", "1");
  const tried = await Promise.all(Array.from({ length: 50 }, () => tryText(aCaller())));
  expect(tried.filter((one) => one === "sent").length).toBeLessThanOrEqual(4);
  expect((await openTextDay(new Date().toISOString().slice(0, 10))).strangers).toBe(
    tried.filter((one) => one === "sent").length,
  );
});

test("a flood of a whole month takes no more than its budget, and every day has some", async () => {
  vi.stubEnv("TEXT_DOLLARS", "5");
  let sent = 0;
  for (let date = 1; date <= daysOfMonth(); date += 1) {
    at(date);
    for (const share of ["strangers", "known", "reminders"] as const) {
      const { day, most } = await textsToday(share);
      if (share === "strangers") expect(most.day, `day ${date}`).toBeGreaterThan(0);
      if (most.day > 0) expect(await takeText(day, share, most.day, most.day)).toBe(true);
      expect(await takeText(day, share, 1, most.day)).toBe(false);
      sent += most.day;
    }
  }
  expect(sent).toBe(500);
});

test("each text tells how far its day or hour is used up, and a refused one that it is", async () => {
  vi.stubEnv("TEXT_DOLLARS", "1");
  const said = vi.spyOn(log, "info");
  await tryTexts(5);
  const told = said.mock.calls.filter(([message]) => message === "texts counted");
  const percents = told.map(([, details]) => Number(details?.percent));
  expect(percents).toHaveLength(5);
  expect(percents[0]).toBeLessThan(80);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
});

test("a number whose code has to wait is told so, with the seconds, and gets no text", async () => {
  const resident = await aRegisteredResident();
  vi.stubEnv("TEXT_DOLLARS", "0");
  const Cell = aPhone();
  for (const cookies of [[], [resident.cookie]]) {
    const { status, body, headers } = await invoke(sendPhoneCode, { Cell }, { cookies });
    expect([status, body.Code, body.Message]).toEqual([429, "TEXTS_USED_UP", errorSentences.TEXTS_USED_UP]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    at(1, 1);
  }
  expect(await inbox(Cell)).toEqual([]);
});
