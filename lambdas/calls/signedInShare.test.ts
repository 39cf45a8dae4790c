import { afterEach, expect, test, vi } from "vitest";
import { counterName } from "#lambdas/http/countCall.ts";
import type { Handler } from "#lambdas/http/handle.ts";
import { anEmail, aPhone, aRegisteredResident, aRegistration, signIn } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { putCount } from "#lambdas/testing/putCount.ts";
import { handler as logout } from "./logout.ts";
import { handler as register } from "./register.ts";
import { handler as requestPasswordReset } from "./requestPasswordReset.ts";
import { handler as sendPhoneCode } from "./sendPhoneCode.ts";

afterEach(() => vi.unstubAllEnvs());

/** On a counter of this test alone. */
async function useUpCall({ declaration: { limits = [] } }: Handler): Promise<void> {
  vi.stubEnv("CALL", `share ${aPhone()}`);
  const hourly = limits.find(({ of, seconds }) => of === "strangers" && seconds === 3_600);
  if (!hourly) throw new Error("There is no ceiling for strangers.");
  const stranger = { address: "", network: "", isSignedIn: false, accountId: undefined, request: {} };
  await putCount(counterName(hourly, stranger), hourly.times, 3_600);
}

/** Texts have shares of their own, over all calls. */
const useUpTexts = () => putCount("texts|strangers", 1_000_000_000, 3_600);

type UseUp = (handler: Handler) => Promise<void>;

const calls: readonly (readonly [string, Handler, () => object, UseUp])[] = [
  ["sendPhoneCode", sendPhoneCode as Handler, () => ({ Cell: aPhone() }), useUpTexts],
  ["requestPasswordReset", requestPasswordReset as Handler, () => ({ Email: anEmail() }), useUpCall],
  ["register", register as Handler, () => aRegistration(), useUpCall],
];

test.each(calls)(
  "when strangers have used up %s for an hour, people who are signed in keep their share",
  async (_name, handler, request, useUp) => {
    const person = await aRegisteredResident();
    const gone = await signIn(person.email, person.password, person.address);
    await invoke(logout, {}, { cookies: [gone.cookie] });
    await useUp(handler);
    const ask = async (...cookies: string[]) => (await invoke(handler, request(), { cookies })).status;
    expect(await ask()).toBe(429);
    expect(await ask("__Host-session=invented.session.token")).toBe(429);
    expect(await ask(gone.cookie)).toBe(429);
    expect(await ask(`${person.cookie}x`)).toBe(429);
    expect(await ask(person.cookie)).toBe(200);
  },
);
