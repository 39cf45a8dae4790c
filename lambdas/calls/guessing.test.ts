import { expect, test, vi } from "vitest";
import { waitAfter } from "#lambdas/domain/accounts/guessLimit.ts";
import { anEmail, aRegisteredResident } from "#lambdas/testing/builders/people.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as login } from "./login.ts";
import { handler as requestPasswordReset } from "./requestPasswordReset.ts";
import { handler as resetPassword } from "./resetPassword.ts";

const warning = "Many wrong passwords were tried for your account";

const guess = (Email: string) => invoke(login, { Email, Password: "Wrong2026x" });

async function guessTimes(email: string, times: number): Promise<void> {
  for (let time = 1; time <= times; time += 1) expect((await guess(email)).status).toBe(401);
}

test("guesses from many addresses share one ceiling, and its waits grow", async () => {
  const { email, password } = await aRegisteredResident();
  await guessTimes(email, 10);
  const { status, headers } = await guess(email);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(25);
  expect((await invoke(login, { Email: email, Password: password })).status).toBe(429);
  expect([9, 10, 11, 12, 30].map(waitAfter)).toEqual([0, 30, 60, 120, 900]);
});

test("a stranger's guesses do not lock out the owner where they have signed in before", async () => {
  const { email, password } = await aRegisteredResident();
  const address = anAddress();
  const signIn = () => invoke(login, { Email: email, Password: password }, { address });
  expect((await signIn()).status).toBe(200);
  await guessTimes(email, 10);
  expect((await guess(email)).status).toBe(429);
  expect((await signIn()).status).toBe(200);
});

test("who takes the account back by mail can sign in there at once, however many guesses are waiting", async () => {
  const { email } = await aRegisteredResident();
  const address = anAddress();
  await guessTimes(email, 10);
  await invoke(requestPasswordReset, { Email: email });
  const ID = await mailedToken(email);
  expect((await invoke(resetPassword, { ID, Password: "Walnut2027y" }, { address })).status).toBe(200);
  const signIn = (from: object) => invoke(login, { Email: email, Password: "Walnut2027y" }, from);
  expect((await signIn({})).status).toBe(429);
  expect((await signIn({ address })).status).toBe(200);
});

const guesses = howMany(20, 50);

test(`${guesses} guesses at the same moment from as many addresses pass the ceiling together, not one by one`, async () => {
  const { email } = await aRegisteredResident();
  const answers = await Promise.all(Array.from({ length: guesses }, () => guess(email)));
  const looked = answers.filter(({ status }) => status === 401);
  expect(looked.length).toBeLessThanOrEqual(10);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

test("an address without an account waits alike, so the wait reveals none", async () => {
  const email = anEmail();
  await guessTimes(email, 10);
  expect((await guess(email)).status).toBe(429);
  expect(await inbox(email)).toEqual([]);
});

test("the owner is told once when many wrong passwords were tried", async () => {
  const { email } = await aRegisteredResident();
  const start = Date.now();
  try {
    for (let time = 0; time < 17; time += 1) {
      vi.useFakeTimers({ toFake: ["Date"], now: start + time * 16 * 60_000 });
      expect((await guess(email)).status).toBe(401);
    }
  } finally {
    vi.useRealTimers();
  }
  expect((await inbox(email)).filter(({ subject }) => subject === warning)).toHaveLength(1);
});
