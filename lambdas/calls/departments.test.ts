import { afterEach, expect, test, vi } from "vitest";
import { getDepartmentName } from "#lambdas/records/departments/department.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { deleteAll } from "#lambdas/records/table/deleteAll.ts";
import { rolloutsPk } from "#lambdas/records/table/keys.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, cover } from "#lambdas/testing/builders/households.ts";
import { aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { aFamily, aMember, membersOf } from "#lambdas/testing/builders/members.ts";
import { aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { atProvider, subscriptionOf } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, anAdmin, aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey, bodyOf, invoke } from "#lambdas/testing/call.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";
import { placeKey } from "#shared/rules/place.ts";
import { handler as createDepartment } from "./createDepartment.ts";
import { handler as createMasterModerator } from "./createMasterModerator.ts";
import { handler as listDepartments } from "./listDepartments.ts";
import { handler as listRollouts } from "./listRollouts.ts";
import { handler as pauseRollout } from "./pauseRollout.ts";
import { handler as retireDepartment } from "./retireDepartment.ts";
import { handler as updateDepartment } from "./updateDepartment.ts";

afterEach(() => vi.restoreAllMocks());

const aPlace = () => ({ City: aCity(), State: "MI" }) as const;
type APlace = ReturnType<typeof aPlace>;

async function aCoveredPlace(): Promise<APlace> {
  const place = aPlace();
  await cover(place);
  return place;
}

const aWish = (places: readonly (APlace & { New?: boolean })[], Name = `Fire ${aCity()}`) => ({
  ...({ Name, Kind: "FIRE", Contact: "(313) 555-0100", Statement: "We look at each record." } as const),
  Places: [...places],
});

const create = (session: TestAccount, wish: ReturnType<typeof aWish> & { Sponsor?: boolean }, headers = {}) =>
  invoke(createDepartment, wish, { session, headers });

async function found(session: TestAccount, asked: object): Promise<ListedDepartment[]> {
  const { status, body } = await invoke(listDepartments, asked, { session });
  expect(status).toBe(200);
  return body.Departments;
}

test("an administrator creates, changes and retires a department, and each change leaves its row", async () => {
  const [admin, place, other] = [await anAdmin(), await aCoveredPlace(), await aCoveredPlace()];
  const wish = aWish([place, other]);
  const made = (await create(admin, wish)).body.Department;
  expect(made).toMatchObject({ ...wish, Status: "ACTIVE", IsDefault: false, Version: 1 });
  const { ID } = made;
  const changed = await invoke(
    updateDepartment,
    { ID, Version: 1, Name: wish.Name.toUpperCase(), Kind: "DISPATCH", Places: [place] },
    { session: admin },
  );
  expect(changed.body.Department).toEqual({
    ID,
    Name: wish.Name.toUpperCase(),
    Kind: "DISPATCH",
    Places: [place],
    Status: "ACTIVE",
    IsDefault: false,
    Version: 2,
  });
  const retired = await invoke(retireDepartment, { ID, Version: 2 }, { session: admin });
  expect(retired.body.Department).toMatchObject({ Status: "RETIRED", Places: [], Version: 3 });
  const rows = (await auditOf(admin.accountId)).filter(({ department }) => department === ID);
  expect(rows.map(({ action }) => action)).toEqual(["createDepartment", "updateDepartment", "retireDepartment"]);
});

test("a place that does not take part is refused with the one that was likely meant, until it is said to be new", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  const misspelled = { ...place, City: `${place.City}q` };
  const refused = await create(admin, aWish([place, misspelled]));
  expect([refused.status, refused.body.Code]).toEqual([400, "PLACE_NOT_LISTED"]);
  expect(refused.body.Message).toBe(`Place 2 does not take part yet. Did you mean ${place.City}?`);
  const { body } = await create(admin, aWish([place, { ...misspelled, New: true }]));
  expect(body.Department.Places).toEqual([place, misspelled]);
  const unknown = await invoke(
    updateDepartment,
    { ...aWish([place, aPlace()], body.Department.Name), ID: body.Department.ID, Version: 1 },
    { session: admin },
  );
  expect(unknown.body.Code).toBe("PLACE_NOT_LISTED");
});

test("no two departments have one name in any letter case, and that of a retired one is free", async () => {
  const admin = await anAdmin();
  const wish = aWish([await aCoveredPlace()]);
  const same = { ...aWish([await aCoveredPlace()]), Name: ` ${wish.Name.toUpperCase()} ` };
  const both = await Promise.all([create(admin, wish), create(admin, same)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.Code).toBe("DEPARTMENT_NAME_TAKEN");
  const made = both.find(({ status }) => status === 200)?.body.Department ?? expect.fail("none was made");
  const other = (await create(admin, aWish([await aCoveredPlace()]))).body.Department;
  const renamed = await invoke(
    updateDepartment,
    { ...aWish([], wish.Name), Places: other.Places as APlace[], ID: other.ID, Version: other.Version },
    { session: admin },
  );
  expect(renamed.body.Code).toBe("DEPARTMENT_NAME_TAKEN");
  await invoke(retireDepartment, { ID: made.ID, Version: made.Version }, { session: admin });
  expect((await create(admin, same)).status).toBe(200);
});

test("a department that is renamed gives its old name away, and no department is called like its place's default one", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  const twin = await create(admin, aWish([place], `${place.City} RESPONDERS`));
  expect(twin.body.Code).toBe("DEPARTMENT_NAME_TAKEN");
  const wish = aWish([place]);
  const { ID } = (await create(admin, wish)).body.Department;
  const renamed = { ...aWish([place]), ID, Version: 1 };
  expect((await invoke(updateDepartment, renamed, { session: admin })).status).toBe(200);
  expect(await getDepartmentName(wish.Name)).toBeUndefined();
  expect((await getDepartmentName(renamed.Name))?.department).toBe(ID);
});

test("a creation that is sent again makes one department, and adds the places at which the first one broke off", async () => {
  const admin = await anAdmin();
  const places = Array.from({ length: 40 }, () => ({ ...aPlace(), New: true }));
  const [wish, headers] = [aWish(places), anIdempotencyKey()];
  breakOffAtTransaction(2);
  expect((await create(admin, wish, headers)).status).toBe(500);
  vi.restoreAllMocks();
  const { status, body } = await create(admin, wish, headers);
  expect([status, body.Department.Places.length]).toEqual([200, 40]);
  expect(await found(admin, { Search: wish.Name })).toHaveLength(1);
});

test("a change is made on the version that was seen, and a retired department is changed no more", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  const session = { session: admin };
  const wish = aWish([place]);
  const { ID } = (await create(admin, wish)).body.Department;
  expect((await invoke(updateDepartment, { ...wish, ID, Version: 1 }, session)).status).toBe(200);
  const late = [
    await invoke(updateDepartment, { ...wish, ID, Version: 1 }, session),
    await invoke(retireDepartment, { ID, Version: 1 }, session),
  ];
  expect(late.map(({ body }) => body.Code)).toEqual(["CHANGED_ELSEWHERE", "CHANGED_ELSEWHERE"]);
  expect((await invoke(retireDepartment, { ID, Version: 2 }, session)).status).toBe(200);
  const after = await invoke(updateDepartment, { ...wish, ID, Version: 3 }, session);
  expect(after.body.Code).toBe("DEPARTMENT_RETIRED");
});

test("a fifth department at a place, and more than 200 places, are refused with the number", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  for (let count = 1; count < 4; count += 1) expect((await create(admin, aWish([place]))).status).toBe(200);
  const fifth = await create(admin, aWish([place]));
  expect(fifth.body).toMatchObject({ Code: "TOO_MANY_DEPARTMENTS" });
  expect(fifth.body.Message).toContain("4");
  const many = Array.from({ length: 201 }, (_, at) => ({ City: `Many ${at}`, State: "MI", New: true }) as const);
  const large = await create(admin, aWish(many));
  expect(large.body).toMatchObject({ Code: "TOO_MANY_PLACES" });
  expect((await create(admin, aWish([]))).status).toBe(400);
});

test("the list shows each department once on pages of any size, named ones and default ones", async () => {
  const admin = await anAdmin();
  const word = aCity().slice("Test ".length);
  const places = ["One", "Two", "Three"].map((name) => ({ City: `${word} ${name}`, State: "MI" }) as const);
  for (const place of places) await cover(place);
  const [one, two] = places as [APlace, APlace];
  const { ID } = (await create(admin, aWish([one, two]))).body.Department;
  // Not listed a second time by its place.
  const described = { ...aWish([two], `${two.City} responders`), ID: placeKey(two), Version: 0 };
  await invoke(updateDepartment, described, { session: admin });
  const ids: string[] = [];
  let page = {};
  do {
    const asked = { Search: word, Limit: 1, ...page };
    const { body } = await invoke(listDepartments, asked, { session: admin });
    ids.push(...body.Departments.map((department) => department.ID));
    page = body.NextCursor ? { Cursor: body.NextCursor } : {};
  } while (Object.keys(page).length > 0);
  expect(ids.sort()).toEqual([ID, ...places.map(placeKey)].sort());
  expect((await found(admin, one)).map((department) => department.ID).sort()).toEqual([ID, placeKey(one)].sort());
  expect(await found(admin, aPlace())).toEqual([]);
});

test("the list tells who has an account at a department and what waits there, and leaves its row", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  await aFamily(place.City);
  const { ID } = (await create(admin, aWish([place]))).body.Department;
  await staff("MASTER MOD", place, ID);
  await staff("MOD", place, ID);
  await workOff();
  const [named, own] = (await found(admin, place)).toSorted((one) => (one.IsDefault ? 1 : -1));
  expect(named).toMatchObject({
    ID,
    IsDefault: false,
    MasterModerators: ["Sam Ortiz"],
    Moderators: { Count: 1, More: false },
    IsRead: true,
    Waiting: { Count: 1, More: false },
  });
  expect(own).toMatchObject({
    ID: placeKey(place),
    Name: `${place.City} responders`,
    IsDefault: true,
    Version: 0,
    MasterModerators: [],
    Moderators: { Count: 0 },
    IsRead: false,
    Waiting: { Count: 1 },
  });
  const rows = await auditOf(admin.accountId);
  expect(rows.find(({ action }) => action === "listDepartments")).toMatchObject({ count: 2 });
});

test("a city without a master moderator gets its first, at the department that is named", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  const { ID } = (await create(admin, aWish([place]))).body.Department;
  const person = { ...aNewModerator(place), DepartmentID: ID };
  expect((await invoke(createMasterModerator, person, { session: admin })).status).toBe(200);
  const made = (await found(admin, place)).find((one) => one.ID === ID);
  expect(made).toMatchObject({ MasterModerators: ["Noor Haddad"], IsRead: false });
});

test("after a change the jackets follow, and what waited at a retired department is withdrawn", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  await aFamily(place.City);
  const { ID } = (await create(admin, aWish([place]))).body.Department;
  const crew = await staff("MOD", place, ID);
  expect(await listOf(crew)).toEqual([]);
  await workOff();
  expect(await listOf(crew)).toHaveLength(1);
  await invoke(retireDepartment, { ID, Version: 1 }, { session: admin });
  await workOff();
  expect(await listOf(crew)).toEqual([]);
});

test("a department that begins to pay, and then stops, takes each family along", async () => {
  const [admin, owner, place] = [await anAdmin(), await aResident(), await aCoveredPlace()];
  const home = await aHousehold(owner, { City: place.City });
  await aMember(owner, { HouseHolds: [home.ID] });
  const only = async () => (await membersOf(owner))[0];
  const wish = aWish([place]);
  const { ID } = (await create(admin, wish)).body.Department;
  const change = async (Version: number, Sponsor?: boolean) =>
    (await invoke(updateDepartment, { ...wish, ID, Version, Sponsor }, { session: admin })).body.Department;
  await workOff();
  expect(await only()).toMatchObject({ payed: "PENDING", HouseHolds: [] });

  expect(await change(1, true)).toMatchObject({ Sponsor: true });
  await workOff();
  expect(await only()).toMatchObject({ payed: "COMPLETE", HouseHolds: [{ ID: home.ID }] });
  expect(await listOf(await staff("MOD", place, ID))).toHaveLength(1);

  expect(await change(2)).toMatchObject({ Sponsor: true });
  expect(await change(3, false)).not.toHaveProperty("Sponsor");
  await workOff();
  expect(await only()).toMatchObject({
    payed: "COMPLETE",
    PaymentDue: graceEnd(dayOf(new Date())),
    SponsorEnded: true,
  });
});

test("where a department begins to pay, who pays stays on their plan, and their renewal stops", async () => {
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  const { owner, OrderID } = await aPayingFamily(place.City);
  await create(admin, { ...aWish([place]), Sponsor: true });
  await workOff();
  expect(await membersOf(owner)).toMatchObject([{ payed: "COMPLETE", PlanID: expect.any(String) }]);
  expect((await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).cancel_at_period_end).toBe(true);
});

test("a place that its last department leaves, by a change or for good, takes no part any more", async () => {
  const admin = await anAdmin();
  const [kept, left] = [aPlace(), aPlace()];
  const wish = aWish([kept, left].map((place) => ({ ...place, New: true })));
  const { ID } = (await create(admin, wish)).body.Department;
  const changed = { ...aWish([kept], wish.Name), ID, Version: 1 };
  expect((await invoke(updateDepartment, changed, { session: admin })).status).toBe(200);
  expect([await getPlace(kept), await getPlace(left)]).toEqual([expect.anything(), undefined]);
  expect((await invoke(retireDepartment, { ID, Version: 2 }, { session: admin })).status).toBe(200);
  expect(await getPlace(kept)).toBeUndefined();
});

const rolloutAt = async (admin: TestAccount, { City }: APlace) =>
  (await bodyOf(listRollouts, {}, { session: admin })).Rollouts.find((one) => one.City === City);

test("a roll-out shows how far it is, waits while it is paused, and goes on", async () => {
  // The list shows 20, and hundreds of places have changed in other tests.
  await deleteAll(await rowsOf(rolloutsPk));
  const [admin, place] = [await anAdmin(), await aCoveredPlace()];
  await aFamily(place.City);
  const { ID } = (await create(admin, aWish([place]))).body.Department;
  const crew = await staff("MOD", place, ID);
  expect(await rolloutAt(admin, place)).toMatchObject({ Share: 0, HouseHolds: 0, Again: false, Paused: false });
  const set = (Paused: boolean) => invoke(pauseRollout, { ...place, Paused }, { session: admin });
  expect((await set(true)).body).toEqual({ Paused: true });
  await workOff();
  expect(await rolloutAt(admin, place)).toMatchObject({ Share: 0, Paused: true });
  expect(await listOf(crew)).toEqual([]);
  expect((await set(false)).body).toEqual({ Paused: false });
  await workOff();
  expect(await rolloutAt(admin, place)).toBeUndefined();
  expect(await listOf(crew)).toHaveLength(1);
  expect((await set(true)).status).toBe(404);
});
