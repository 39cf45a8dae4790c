import { afterEach, expect, test, vi } from "vitest";
import * as queues from "#lambdas/adapters/sendWork.ts";
import { handler as listDuplicates } from "#lambdas/calls/listDuplicates.ts";
import { handler as listMarks } from "#lambdas/calls/listMarks.ts";
import { handler as undoMark } from "#lambdas/calls/undoMark.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { getRollout } from "#lambdas/records/departments/rollout.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aDepartment, aDepartmentWish } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, only, queueOf, queueTo } from "#lambdas/testing/builders/entries.ts";
import { cover } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, edit, membersOf, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, staff } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import * as departments from "./departments.ts";
import * as participation from "./participation.ts";

afterEach(() => vi.restoreAllMocks());

const aPlace = (): Place => ({ City: aCity(), State: "MI" });
const moderatorOf = (place: Place, department: string) => staff("MOD", place, department);

async function aKnownFamily() {
  const place = aPlace();
  const family = await aFamily(place.City);
  const own = await aModerator(place.City);
  await mark(own, await only(own));
  const second = await aPaidMember(family.owner, { First: "Cleo" });
  await assign(family.owner, second, family.household);
  return { ...family, second, place, own };
}

const told = (Name: string) => ({
  Name,
  Contact: "(313) 555-0100",
  Statement: "We look at each record on the way to you.",
});

/** A photo is signed anew each time. */
const idsOf = (entries: readonly { ID: string }[]) => entries.map(({ ID }) => ID);
const firstNames = (entries: readonly { First: string }[]) => entries.map(({ First }) => First).sort();
const jacketsOf = async ({ owner }: Awaited<ReturnType<typeof aKnownFamily>>) =>
  (await membersOf(owner)).map(({ First, HouseHolds: [home] }) => ({ First, ...home?.Jacket }));

test("a department that joins a place gets every jacket there once, and the default one goes on as it was", async () => {
  const { owner, member, place, own } = await aKnownFamily();
  const before = idsOf(await listOf(own));
  const fire = await aDepartment([place]);
  await workOff();
  const crew = await moderatorOf(place, fire.id);
  expect(firstNames(await listOf(crew))).toEqual(["Ada", "Cleo"]);
  expect(idsOf(await listOf(own))).toEqual(before);
  for (const entry of await listOf(crew)) expect(await mark(crew, entry)).toBe(200);
  expect(firstNames(await listOf(own))).toEqual(["Cleo"]);
  await edit(owner, member, { First: "Grace" });
  expect(firstNames(await listOf(own, {}, "UPDATED"))).toEqual(["Grace"]);
  expect(firstNames(await listOf(crew, {}, "UPDATED"))).toEqual(["Grace"]);
});

test("the family reads of each department whether it has the record", async () => {
  const family = await aKnownFamily();
  const { place } = family;
  const responders = `${place.City} responders`;
  await aDepartment([place], "Harbor Fire");
  coverage.forget([place]);
  const received = { Name: responders, State: "RECEIVED", At: expect.any(String) };
  const waiting = [
    { Name: responders, State: "WAITING" },
    { Name: "Harbor Fire", State: "WAITING" },
  ];
  const shown = [
    { First: "Ada", State: "WAITING", Departments: [received, { Name: "Harbor Fire", State: "WAITING" }] },
    { First: "Cleo", State: "WAITING", Departments: waiting },
  ];
  expect(await jacketsOf(family)).toMatchObject(shown);
  await workOff();
  expect(await jacketsOf(family)).toMatchObject(shown);
  const [home] = (await membersOf(family.owner))[0]?.HouseHolds ?? [];
  expect(home?.Coverage).toEqual({
    Covered: true,
    By: [responders, "Harbor Fire"],
    Departments: [told("Harbor Fire")],
  });
});

test("what waits at a department that retires is at the others, and nobody is told twice", async () => {
  const { place, own, owner, member } = await aKnownFamily();
  const fire = await aDepartment([place]);
  await workOff();
  const crew = await moderatorOf(place, fire.id);
  const [ada] = await listOf(crew);
  if (ada) await mark(crew, ada);
  const waiting = idsOf(await listOf(own));
  await departments.retire(anOperator(), fire.id);
  await workOff();
  expect(await queueTo("NEW", fire.id)).toEqual([]);
  expect(idsOf(await listOf(own))).toEqual(waiting);
  await edit(owner, member, { First: "Grace" });
  expect(await queueTo("UPDATED", fire.id)).toEqual([]);
  expect(await getDepartment(fire.id)).toMatchObject({ status: "RETIRED", places: [] });
  const refused = departments.edit(anOperator(), fire.id, aDepartmentWish([place]));
  await expect(refused).rejects.toMatchObject({ code: "DEPARTMENT_RETIRED" });
});

test("of a place that it left a department sees no likely duplicate, and takes back no mark there", async () => {
  const [place, left] = [aPlace(), aPlace()];
  const fire = await aDepartment([place, left]);
  await workOff();
  const person = { First: "Ada", Last: aCity().slice("Test ".length), Dob: "1950-02-03" };
  for (const { City } of [place, left]) await aFamily(City, person);
  const crew = await moderatorOf(place, fire.id);
  const [there, here] = (await listOf(crew)).toSorted((one) => (one.City === left.City ? -1 : 1));
  if (!there || !here) return expect.fail("There are not two cards");
  await mark(crew, there);
  const likely = async () =>
    (await invoke(listDuplicates, { EntryID: here.ID }, { session: crew })).body.Likely.map(({ City }) => City);
  expect(await likely()).toEqual([left.City]);
  await departments.edit(anOperator(), fire.id, aDepartmentWish([place]));
  await workOff();
  expect(await likely()).toEqual([]);
  expect((await invoke(undoMark, { EntryID: there.ID }, { session: crew })).status).toBe(404);
  expect(firstNames((await queueTo("NEW", fire.id)).map(({ snapshot }) => snapshot.person))).toEqual(["Ada"]);
});

test("a department that left a place is shown the end of a record that it has, and can mark it", async () => {
  const [place, left] = [aPlace(), aPlace()];
  const fire = await aDepartment([place, left]);
  await workOff();
  const { owner, member, household } = await aFamily(left.City);
  const crew = await moderatorOf(place, fire.id);
  await mark(crew, await only(crew));
  await departments.edit(anOperator(), fire.id, aDepartmentWish([place]));
  await workOff();
  await edit(owner, member, { First: "Grace" });
  expect(await listOf(crew, {}, "UPDATED")).toEqual([]);
  await unassign(owner, member, household);
  const notice = await only(crew, "UPDATED");
  expect(notice).toMatchObject({ First: "Ada", Removed: true });
  expect(await mark(crew, notice)).toBe(200);
  const marks = await invoke(listMarks, { Kind: "UPDATED" }, { session: crew });
  expect(marks.body.Marks.map(({ EntryID }) => EntryID)).toEqual([notice.ID]);
  expect((await invoke(undoMark, { EntryID: notice.ID }, { session: crew })).status).toBe(200);
  expect(idsOf(await listOf(crew, {}, "UPDATED"))).toEqual([notice.ID]);
});

test("the end that a department which left is shown tells nothing of now", async () => {
  const [place, left] = [aPlace(), aPlace()];
  const fire = await aDepartment([place, left]);
  await workOff();
  const { owner } = await aFamily(left.City);
  const crew = await moderatorOf(place, fire.id);
  await mark(crew, await only(crew));
  const leave = async () => {
    await departments.edit(anOperator(), fire.id, aDepartmentWish([place]));
    await workOff();
  };
  await restrict(await anAdmin(), owner);
  await workOff();
  expect((await only(crew, "UPDATED")).Contact).toMatchObject({ Mail: owner.email });
  await leave();
  const notice = await only(crew, "UPDATED");
  expect(notice).toMatchObject({ First: "Ada", Ending: "PAUSED" });
  expect([notice.Contact, notice.Position]).toEqual([undefined, undefined]);
});

test("where the last department retires, every record is kept at the default one until another joins", async () => {
  const { place, own, owner, household, member } = await aKnownFamily();
  await departments.retire(anOperator(), placeKey(place));
  await workOff();
  expect((await coverage.of(place)).Covered).toBe(false);
  // Its jackets and entries stay in place, and a retired department reads none of them.
  expect(firstNames((await queueOf("NEW", place.City)).map(({ snapshot }) => snapshot.person))).toEqual(["Cleo"]);
  expect(await listOf(own)).toEqual([]);
  const admin = await anAdmin();
  expect((await listOf(admin, place)).map(({ Orphan }) => Orphan)).toEqual([true]);
  const fire = await aDepartment([place]);
  await workOff();
  expect((await listOf(admin, place)).map(({ First, Department }) => [First, Department]).sort()).toEqual([
    ["Ada", "Fire"],
    ["Cleo", "Fire"],
  ]);
  expect(await queueOf("NEW", place.City)).toEqual([]);
  // It still has Ada in its system.
  await unassign(owner, member, household);
  expect((await queueOf("UPDATED", place.City)).map(({ removed }) => removed)).toEqual([true]);
  await departments.retire(anOperator(), fire.id);
  await workOff();
  expect(firstNames((await queueOf("NEW", place.City)).map(({ snapshot }) => snapshot.person))).toEqual(["Cleo"]);
});

test("a place that joins anew has its default department again, though that one had retired", async () => {
  const { place, own } = await aKnownFamily();
  await departments.retire(anOperator(), placeKey(place));
  await workOff();
  await participation.join([place]);
  await workOff();
  expect((await coverage.of(place)).Covered).toBe(true);
  expect((await listOf(own)).map(({ First }) => First)).toEqual(["Cleo"]);
});

test("a place that joins anew is its described default department's again, and goes with it", async () => {
  const { place, own } = await aKnownFamily();
  await departments.edit(anOperator(), placeKey(place), aDepartmentWish([place], "Harbor"));
  await participation.leave([place]);
  await participation.join([place]);
  expect(await coverage.of(place)).toMatchObject({ Covered: true, By: ["Harbor"] });
  expect((await getDepartment(placeKey(place)))?.places).toEqual([place]);
  expect((await listOf(own)).map(({ First }) => First)).toEqual(["Cleo"]);
  await departments.retire(anOperator(), placeKey(place));
  await workOff();
  expect((await coverage.of(place)).Covered).toBe(false);
});

test("a place that is taken off the list leaves its departments, and its records are kept", async () => {
  const [place, other] = [aPlace(), aPlace()];
  await aFamily(place.City);
  const fire = await aDepartment([place, other]);
  await departments.retire(anOperator(), placeKey(place));
  await workOff();
  await participation.leave([place]);
  expect((await getDepartment(fire.id))?.places).toEqual([other]);
  await workOff();
  expect(await queueTo("NEW", fire.id)).toEqual([]);
  expect(firstNames((await queueOf("NEW", place.City)).map(({ snapshot }) => snapshot.person))).toEqual(["Ada"]);
});

test("a place joins with its first department, and its families are told", async () => {
  const place = aPlace();
  await aDepartment([place]);
  expect(await coverage.of(place)).toEqual({ Covered: true, By: ["Fire"], Departments: [told("Fire")] });
  expect(await getRollout(place)).toBeDefined();
});

test("a place is served by four departments at most, and a fifth changes nothing", async () => {
  const place = aPlace();
  await cover(place);
  for (const name of ["Fire", "Police", "Medical"]) await aDepartment([place], name);
  const fifth = aDepartment([place], "Dispatch");
  await expect(fifth).rejects.toMatchObject({ code: "TOO_MANY_DEPARTMENTS" });
  await expect(fifth).rejects.toBeInstanceOf(VisibleError);
  coverage.forget([place]);
  expect((await coverage.of(place)).By).toHaveLength(4);
});

test("a new name of a department is read at each of its places", async () => {
  const places = [aPlace(), aPlace()];
  const { id } = await aDepartment(places);
  await departments.edit(anOperator(), id, aDepartmentWish(places, "Fire and Rescue"));
  for (const place of places) expect((await coverage.of(place)).By).toEqual(["Fire and Rescue"]);
  expect(await getRollout(places[0] as Place)).toBeDefined();
});

test("what a department tells residents is read at each of its places, and is changed and taken back there", async () => {
  const places = [aPlace(), aPlace()];
  const { id } = await aDepartment(places, "Harbor Fire");
  const toldAt = async () => {
    coverage.forget(places);
    return Promise.all(places.map(async (place) => (await coverage.of(place)).Departments));
  };
  expect(await toldAt()).toEqual(places.map(() => [told("Harbor Fire")]));
  const wish = { ...aDepartmentWish(places, "Harbor Fire"), contact: "42 Pier Road" };
  await departments.edit(anOperator(), id, wish);
  expect(await toldAt()).toEqual(places.map(() => [{ ...told("Harbor Fire"), Contact: "42 Pier Road" }]));
  await departments.edit(anOperator(), id, { ...wish, contact: undefined, statement: undefined });
  expect(await toldAt()).toEqual([undefined, undefined]);
});

test("a default department that is alone at its place tells residents of itself, too", async () => {
  const place = aPlace();
  await cover(place);
  const name = `${place.City} responders`;
  await departments.edit(anOperator(), placeKey(place), aDepartmentWish([place], name));
  expect(await coverage.of(place)).toEqual({ Covered: true, By: [name], Departments: [told(name)] });
});

test("a default department is described, serves more places and keeps its queue", async () => {
  const { place, own } = await aKnownFamily();
  const before = idsOf(await listOf(own));
  const other = aPlace();
  const wish = aDepartmentWish([place, other], "Harbor responders");
  await departments.edit(anOperator(), placeKey(place), wish);
  await workOff();
  expect(idsOf(await listOf(own))).toEqual(before);
  for (const one of [place, other]) expect((await coverage.of(one)).By).toEqual(["Harbor responders"]);
  await aFamily(other.City);
  expect(firstNames(await listOf(own))).toEqual(["Ada", "Cleo"]);
  expect(firstNames(await listOf(own, other))).toEqual(["Ada"]);
});

test("fifty places are one department's after a creation that died anywhere and was finished", async () => {
  const places = Array.from({ length: 50 }, aPlace);
  breakOffAtTransaction(2);
  await expect(aDepartment(places)).rejects.toThrow("The function was ended");
  vi.restoreAllMocks();
  const [row] = (await Promise.all(places.map(servedBy))).flat();
  await departments.edit(anOperator(), row ?? "", aDepartmentWish(places));
  const serving = await Promise.all(places.map(servedBy));
  expect(serving).toEqual(places.map(() => [row]));
  expect((await getDepartment(row ?? ""))?.places).toHaveLength(50);
});

async function servedBy(place: Place): Promise<string[]> {
  coverage.forget([place]);
  return (await coverage.servingAt(place)).map(({ id }) => id);
}

test("a department of fifty places whose retirement died half-way is in service at the others until it is retired again", async () => {
  const places = Array.from({ length: 50 }, aPlace);
  const { id } = await aDepartment(places);
  breakOffAtTransaction(2);
  await expect(departments.retire(anOperator(), id)).rejects.toThrow("The function was ended");
  vi.restoreAllMocks();
  const left = await getDepartment(id);
  expect(left?.status).toBe("ACTIVE");
  expect(left?.places).toEqual(places.filter((_, at) => at >= 50 - (left?.places.length ?? 0)));
  await departments.retire(anOperator(), id);
  expect(await getDepartment(id)).toMatchObject({ status: "RETIRED", places: [] });
  expect((await Promise.all(places.map(servedBy))).flat()).toEqual([]);
});

test("families that were changing while a department joined are looked at once more, when no request can have the place as it was", async () => {
  const { place } = await aKnownFamily();
  const fire = await aDepartment([place]);
  const send = vi.spyOn(queues, "sendWork");
  await workOff();
  const again = [{ work: expect.objectContaining({ task: "beginRollout", City: place.City }) }];
  expect(send).toHaveBeenCalledWith(
    "sweeps",
    again,
    expect.toSatisfy((seconds) => seconds > 80),
  );
  expect(await getRollout(place)).toBeUndefined();
  expect(await queueTo("NEW", fire.id)).toHaveLength(2);
});

test("jackets follow a department also after workers that were cut off", async () => {
  const { place } = await aKnownFamily();
  const fire = await aDepartment([place]);
  breakOffAtTransaction(2);
  await expect(workOff()).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await redrive();
  expect(await queueTo("NEW", fire.id)).toHaveLength(2);
});
