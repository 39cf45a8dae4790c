import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as texts from "#lambdas/adapters/texts.ts";
import { handler as login } from "#lambdas/calls/login.ts";
import { handler as register } from "#lambdas/calls/register.ts";
import { handler as sendPhoneCode } from "#lambdas/calls/sendPhoneCode.ts";
import { handler as updateAccount } from "#lambdas/calls/updateAccount.ts";
import { handler as verifyPhone } from "#lambdas/calls/verifyPhone.ts";
import { anEmail, aPhone, aRegistration, aResident } from "#lambdas/testing/builders/people.ts";
import { aChallenge } from "#lambdas/testing/builders/phones.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { logger } from "./log.ts";

let written = "";
const usual = logger().getLevelName();

beforeEach(() => {
  written = "";
  logger().setLogLevel("DEBUG");
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written += String(text);
      return true;
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  logger().setLogLevel(usual);
});

test("no log line holds an e-mail, a name, a number, a password, a code or a token", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  const wrongCode = String((Number(Code) + 1) % 1_000_000).padStart(6, "0");
  await invoke(verifyPhone, { Cell, Challenge, Code: wrongCode });
  const { body } = await invoke(verifyPhone, { Cell, Challenge, Code });
  const registration = aRegistration({
    FirstName: "Canaria",
    LastName: "Zwitscher",
    Cell,
    Proof: body.Proof,
  });
  const resident = await aResident(registration);
  await invoke(register, registration);
  await invoke(login, { Email: resident.email, Password: "Wrong2026x" });
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  await invoke(register, aRegistration({ FirstName: "Canaria" }));
  const change = { ID: resident.accountId, Email: anEmail(), Last: "Girlitz", Cell: "" };
  await invoke(updateAccount, change, { session: resident });
  process.env.MAIL_FROM = mailFrom;
  // The welcome, the changed e-mail to its old and its new address, the changed number.
  expect(written.match(/mail not sent/g)).toHaveLength(4);
  expect(written).toContain("call refused");
  const refreshToken = resident.cookie.split(".").slice(2).join(".");
  const names = ["Canaria", "Zwitscher", "Girlitz"];
  const secrets = [resident.email, change.Email, resident.password, "Wrong2026x", Cell.slice(2)];
  for (const secret of [...names, ...secrets, `"${Code}`, Challenge, body.Proof, resident.jwt, refreshToken])
    expect(written).not.toContain(secret);
});

test("a text that could not be sent is answered with 503, and its number is not logged", async () => {
  const Cell = aPhone();
  const refusal = new Error(`Invalid parameter: PhoneNumber Reason: ${Cell} is not valid to publish to`);
  vi.spyOn(texts, "sendText").mockRejectedValue(refusal);
  const { status, body } = await invoke(sendPhoneCode, { Cell });
  expect([status, body.Message]).toEqual([503, errorSentences.UNAVAILABLE]);
  expect(written).toContain("text not sent");
  expect(written).not.toContain(Cell.slice(2));
});
