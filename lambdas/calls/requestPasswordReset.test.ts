import { expect, test } from "vitest";
import { anEmail } from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { handler as requestPasswordReset } from "./requestPasswordReset.ts";

const ask = async (Email: string, address = anAddress()): Promise<number> =>
  (await invoke(requestPasswordReset, { Email }, { address })).status;

async function askTimes(times: number, email: string, address?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 1; time <= times; time += 1) statuses.push(await ask(email, address));
  return statuses;
}

test("a stranger who asks for links until they are refused keeps its owner from none, elsewhere", async () => {
  const email = anEmail();
  expect(await askTimes(6, email, "11.22.33.44")).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask(email, "11.22.33.55")).toBe(429);
  expect(await ask(email, "11.22.34.44")).toBe(200);
});

test("a mailbox gets at most 20 links in an hour, however many ask for them", async () => {
  const email = anEmail();
  expect(new Set(await askTimes(20, email))).toEqual(new Set([200]));
  expect(await ask(email)).toBe(429);
});
