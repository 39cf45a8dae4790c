import { beforeAll, expect, test } from "vitest";
import { handler as checkEmail } from "#lambdas/calls/checkEmail.ts";
import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as login } from "#lambdas/calls/login.ts";
import { handler as register } from "#lambdas/calls/register.ts";
import { handler as resetPassword } from "#lambdas/calls/resetPassword.ts";
import { handler as sendPhoneCode } from "#lambdas/calls/sendPhoneCode.ts";
import { handler as startCheckout } from "#lambdas/calls/startCheckout.ts";
import { handler as measureQueues } from "#lambdas/events/measureQueues.ts";
import { aHousehold, aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { aPaidOrder, aPaymentToken, deliver, eventOf } from "#lambdas/testing/builders/payments/payments.ts";
import {
  anEmail,
  aPhone,
  aRegisteredResident,
  aRegistration,
  aResident,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { endedAfter } from "#lambdas/testing/endedAfter.ts";
import { hangingServices } from "#lambdas/testing/hangingServices.ts";
import { errorSentences } from "#shared/errors.ts";

let services: Awaited<ReturnType<typeof hangingServices>>;

beforeAll(async () => {
  services = await hangingServices();
});

/** A function has ten seconds; less is as good to show an answer before its end. */
const milliseconds = 4_000;
const unavailable = [503, errorSentences.UNAVAILABLE];

async function aPayer(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

test.each([0, 1, 3])("a call answers in our words when the table hangs after %s requests", async (after) => {
  const { status, body } = await services.during({ service: "dynamodb", after }, () =>
    invoke(register, aRegistration(), { milliseconds }),
  );
  expect([status, body.Message]).toEqual(unavailable);
});

test("a call answers in our words when an answer of the table never ends", async () => {
  const { status, body } = await services.during({ service: "dynamodb", how: "endless" }, () =>
    invoke(checkEmail, { Email: anEmail() }, { milliseconds }),
  );
  expect([status, body.Message]).toEqual(unavailable);
});

test("a sign-in answers in our words when the credentials' service hangs", async () => {
  const { email: Email, password: Password } = await aRegisteredResident();
  const { status, body } = await services.during({ service: "cognito-idp" }, () =>
    invoke(login, { Email, Password }, { milliseconds }),
  );
  expect([status, body.Message]).toEqual(unavailable);
});

test("a phone number that waits for its text is told so when texts hang", async () => {
  const { status, body } = await services.during({ service: "sns" }, () =>
    invoke(sendPhoneCode, { Cell: aPhone() }, { milliseconds }),
  );
  expect([status, body.Message]).toEqual(unavailable);
});

test("a payment answers in our words when the provider hangs, or its answer never ends", async () => {
  const { Token, PlanID } = await aPaymentToken(await aPayer());
  for (const how of ["silent", "endless"] as const) {
    const { status, body } = await services.during({ service: "payments", how }, () =>
      invoke(startCheckout, { Token, PlanID }, { milliseconds }),
    );
    expect([status, body.Message], how).toEqual(unavailable);
  }
});

test("an address is saved without its position when the map hangs", async () => {
  const session = await aResident();
  const { status, body } = await services.during({ service: "geo" }, () =>
    invoke(createHousehold, aHouseholdRequest(session), { session, milliseconds }),
  );
  expect(status).toBe(200);
  expect(body.HouseHold).not.toHaveProperty("Geo");
});

test("the table has time to put back what a hanging service did not complete: the link of a reset works again", async () => {
  const { email, address } = await aRegisteredResident();
  const ID = await mailedToken(email);
  const Password = "Walnut2027y";
  const late = await services.during({ service: "cognito-idp" }, () =>
    invoke(resetPassword, { ID, Password }, { milliseconds }),
  );
  expect([late.status, late.body.Message]).toEqual(unavailable);
  expect((await invoke(resetPassword, { ID, Password })).status).toBe(200);
  expect((await signIn(email, Password, address)).email).toBe(email);
});

test("the provider's event is refused in time when the table hangs, and taken when it is sent again", async () => {
  const event = await eventOf(await aPaidOrder(await aPayer()), "checkout.session.completed");
  const late = await services.during({ service: "dynamodb" }, () => deliver(event, {}, milliseconds));
  expect(late).toBe(503);
  expect(await deliver(event)).toBe(200);
});

test("a run by the clock fails in time when the table hangs, and is tried again", async () => {
  const tick = { time: new Date().toISOString() };
  const late = services.during({ service: "dynamodb" }, () =>
    endedAfter(milliseconds, (context) => measureQueues(tick, context)),
  );
  await expect(late).rejects.not.toThrow("ended before it answered");
  await measureQueues(tick);
});
