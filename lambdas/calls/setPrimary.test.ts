import { afterEach, expect, test, vi } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { householdKey } from "#lambdas/records/table/keys.ts";
import { beforeTransaction } from "#lambdas/testing/beforeTransaction.ts";
import { aHousehold, householdsOf } from "#lambdas/testing/builders/households.ts";
import {
  anAddressInDetroit,
  anAdmin,
  aRegisteredResident,
  aResident,
  changeAccount,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as login } from "./login.ts";
import { handler as setPrimary } from "./setPrimary.ts";
import { handler as updateAccount } from "./updateAccount.ts";

afterEach(() => vi.restoreAllMocks());

const choose = (owner: TestAccount, { ID }: { ID: string }, UID = owner.accountId) =>
  invoke(setPrimary, { UID, ID }, { session: owner });

const cabinAt = { Name: "Cabin", Street: "500 Griswold St" };
const primaryOf = async (owner: TestAccount) =>
  (await householdsOf(owner)).filter(({ isPrime }) => isPrime).map(({ Name }) => Name);

test("the account moves to the household, and only that one is primary", async () => {
  const owner = await aRegisteredResident();
  await aHousehold(owner);
  const cabin = await aHousehold(owner, cabinAt);
  const { status, body } = await choose(owner, cabin);
  expect([status, body.HouseHold]).toEqual([200, { ...cabin, isPrime: true }]);
  expect(await primaryOf(owner)).toEqual(["Cabin"]);
  const again = await invoke(login, { Email: owner.email, Password: owner.password });
  const { Location, StateP, Zip, Street } = again.body.Role;
  expect({ City: Location, State: StateP, Zip, Street }).toEqual({
    ...anAddressInDetroit,
    Street: cabinAt.Street,
  });
});

test("a move to another city is found by its department's city from then on", async () => {
  const owner = await aRegisteredResident();
  const away = await aHousehold(owner, { Name: "Away", City: "Ann Arbor", Zip: "48104" });
  await choose(owner, away);
  expect((await getAccount(owner.accountId))?.place).toBe("USER#MI#ANN ARBOR");
  expect((await signIn(owner.email, owner.password, owner.address)).accountId).toBe(owner.accountId);
});

test("a second press changes nothing", async () => {
  const owner = await aResident();
  const cabin = await aHousehold(owner, cabinAt);
  await choose(owner, cabin);
  const before = await getAccount(owner.accountId);
  expect((await choose(owner, cabin)).status).toBe(200);
  expect(await getAccount(owner.accountId)).toEqual(before);
});

test("an account that is changed while a household is chosen keeps both", async () => {
  const owner = await aResident();
  const cabin = await aHousehold(owner, cabinAt);
  beforeTransaction(() => changeAccount(owner, { queueMailsOff: true }));
  expect((await choose(owner, cabin)).status).toBe(200);
  const account = await getAccount(owner.accountId);
  expect(account).toMatchObject({ queueMailsOff: true, address: { Street: cabinAt.Street } });
});

test("of many choices at the same moment one holds, whole, and no other change is lost", async () => {
  const owner = await aResident();
  const homes = await Promise.all(
    [1, 2, 3].map((at) => aHousehold(owner, { Name: `Home ${at}`, Street: `${at} Main St`, Zip: `4822${at}` })),
  );
  const answers = await Promise.all([
    ...homes.map((home) => choose(owner, home)),
    ...[{ First: "Rosalind" }, { Last: "Stone" }].map((name) =>
      invoke(updateAccount, { ID: owner.accountId, ...name }, { session: owner }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const account = await getAccount(owner.accountId);
  const { Street, City, State, Zip } = homes.find(({ Zip: zip }) => zip === account?.address.Zip) ?? {};
  expect(account).toMatchObject({ first: "Rosalind", last: "Stone", address: { Street, City, State, Zip } });
  expect(await primaryOf(owner)).toHaveLength(1);
});

test("another family's household is answered like an unknown one, and the account stays", async () => {
  const [owner, other] = [await aResident(), await aResident()];
  const theirs = await aHousehold(other, cabinAt);
  const tries = [
    await choose(owner, theirs),
    await choose(owner, { ID: "nothing-at-all" }),
    await choose(owner, theirs, other.accountId),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect((await getAccount(owner.accountId))?.address).toEqual(anAddressInDetroit);
  expect((await choose(await anAdmin(), theirs)).status).toBe(403);
});

test("a household that is being deleted does not become primary", async () => {
  const owner = await aResident();
  const cabin = await aHousehold(owner, cabinAt);
  const { pk, sk } = householdKey(owner.accountId, cabin.ID);
  await setAttribute(pk, sk, "closing", true);
  const { status, body } = await choose(owner, cabin);
  expect([status, body.Code]).toEqual([409, "HOUSEHOLD_CLOSING"]);
  expect((await getAccount(owner.accountId))?.address).toEqual(anAddressInDetroit);
});
