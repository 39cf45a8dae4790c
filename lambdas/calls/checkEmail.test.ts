import { expect, test } from "vitest";
import { anEmail, aResident } from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as checkEmail } from "./checkEmail.ts";

test("an e-mail is available until an account has it, whatever its case", async () => {
  const Email = anEmail();
  expect((await invoke(checkEmail, { Email })).body).toEqual({ isAvail: true });
  await aResident({ Email });
  expect((await invoke(checkEmail, { Email: Email.toUpperCase() })).body).toEqual({ isAvail: false });
});

test("one address may check ten times a minute", async () => {
  const address = anAddress();
  const ask = () => invoke(checkEmail, { Email: anEmail() }, { address });
  for (let time = 1; time <= 10; time += 1) expect((await ask()).status).toBe(200);
  const next = await ask();
  expect([next.status, next.body.Message]).toEqual([429, errorSentences.SLOW_DOWN]);
});
