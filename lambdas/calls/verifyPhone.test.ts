import { expect, test } from "vitest";
import { countTry, putCode } from "#lambdas/records/accounts/oneTimeCode.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { aPhone, aResident } from "#lambdas/testing/builders/people.ts";
import { aChallenge, aProof } from "#lambdas/testing/builders/phones.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { errorSentences } from "#shared/errors.ts";
import { enterValidPhone } from "#shared/fields/account.ts";
import { handler as checkPhone } from "./checkPhone.ts";
import { handler as sendPhoneCode } from "./sendPhoneCode.ts";
import { handler as verifyPhone } from "./verifyPhone.ts";

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const refused = [400, errorSentences.CODES_DIFFER];

test("a texted code is exchanged for a proof, once", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  const first = await invoke(verifyPhone, { Cell, Challenge, Code });
  expect([first.status, first.body.Message]).toEqual([200, "Phone number verification complete !"]);
  expect(first.body.Proof).toMatch(/^[\w-]{43}$/);
  const again = await invoke(verifyPhone, { Cell, Challenge, Code });
  expect([again.status, again.body.Message]).toEqual(refused);
});

test("the code is in the text and in no answer", async () => {
  const Cell = aPhone();
  const sent = await invoke(sendPhoneCode, { Cell });
  expect([sent.status, sent.body.Message]).toEqual([200, "Code Sent !"]);
  const [text, ...more] = await inbox(Cell);
  expect(more).toEqual([]);
  const code = text?.text.match(/^\d{6}/)?.[0] ?? "none";
  const verified = await invoke(verifyPhone, { Cell, Challenge: sent.body.Challenge, Code: code });
  expect(verified.status).toBe(200);
  expect(JSON.stringify([sent, verified])).not.toContain(code);
});

test("five wrong codes lock the right one out", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  const guess = (code: string) => invoke(verifyPhone, { Cell, Challenge, Code: code });
  for (let time = 1; time <= 5; time += 1) {
    const { status, body } = await guess(wrong(Code));
    expect([status, body.Message]).toEqual(refused);
  }
  expect((await guess(Code)).status).toBe(400);
});

test("the fifth try may still be right", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  for (let time = 1; time <= 4; time += 1) await invoke(verifyPhone, { Cell, Challenge, Code: wrong(Code) });
  expect((await invoke(verifyPhone, { Cell, Challenge, Code })).status).toBe(200);
});

test("20 parallel guesses count as 20", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  const guess = () => invoke(verifyPhone, { Cell, Challenge, Code: wrong(Code) });
  await Promise.all(Array.from({ length: 20 }, guess));
  expect((await countTry(Challenge))?.tries).toBe(21);
});

test("of 20 parallel right answers one gets a proof", async () => {
  const Cell = aPhone();
  const challenge = await aChallenge(Cell);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      invoke(verifyPhone, { Cell, Challenge: challenge.Challenge, Code: challenge.Code }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a code works for its own number and challenge alone", async () => {
  const [mine, theirs] = [aPhone(), aPhone()];
  const [one, two] = [await aChallenge(mine), await aChallenge(theirs)];
  const tries = [
    { Cell: theirs, Challenge: one.Challenge, Code: one.Code },
    { Cell: theirs, Challenge: two.Challenge, Code: one.Code },
    { Cell: mine, Challenge: "x".repeat(43), Code: one.Code },
  ];
  for (const attempt of tries) expect((await invoke(verifyPhone, attempt)).status).toBe(400);
});

test("an expired code does not work", async () => {
  const Cell = aPhone();
  const { Challenge, Code } = await aChallenge(Cell);
  const stored = await countTry(Challenge);
  await putOne(putCode(Challenge, stored?.answer ?? "", -1));
  const { status, body } = await invoke(verifyPhone, { Cell, Challenge, Code });
  expect([status, body.Message]).toEqual(refused);
});

test.each(["+1 876 555 1234", "416-555-0199", "(809) 555-0199", "900-555-0199", "313-976-0199", "500-555-0199"])(
  "no text goes to %s, abroad or of no place",
  async (Cell) => {
    const { status, body } = await invoke(sendPhoneCode, { Cell });
    expect([status, body.Message]).toEqual([400, enterValidPhone]);
  },
);

test.each(["787", "671", "340", "684", "670", "313"])("a text goes to area code %s", async (area) => {
  const { status } = await invoke(sendPhoneCode, { Cell: `${area}${aPhone().slice(5)}` });
  expect(status).toBe(200);
});

test("one number gets one text in ten seconds", async () => {
  const Cell = aPhone();
  await invoke(sendPhoneCode, { Cell });
  const second = await invoke(sendPhoneCode, { Cell });
  expect(second.status).toBe(429);
  expect(Number(second.headers["retry-after"])).toBeLessThanOrEqual(10);
  expect(await inbox(Cell)).toHaveLength(1);
});

test("one address cannot send texts to many numbers", async () => {
  const address = anAddress();
  for (let time = 1; time <= 25; time += 1)
    expect((await invoke(sendPhoneCode, { Cell: aPhone() }, { address })).status).toBe(200);
  const next = aPhone();
  expect((await invoke(sendPhoneCode, { Cell: next }, { address })).status).toBe(429);
  expect(await inbox(next)).toEqual([]);
});

test("a number is available until an account has it", async () => {
  const Cell = aPhone();
  expect((await invoke(checkPhone, { Cell })).body).toEqual({ isAvail: true });
  await aResident({ Cell, Proof: await aProof(Cell) });
  expect((await invoke(checkPhone, { Cell: Cell.slice(2) })).body).toEqual({ isAvail: false });
});
