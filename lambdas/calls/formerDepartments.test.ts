import { expect, test } from "vitest";
import * as departments from "#lambdas/domain/departments/departments.ts";
import { aDepartment, aDepartmentWish } from "#lambdas/testing/builders/departments.ts";
import { aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { anOperator } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { aWorld, type World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { builtCalls, type CallName } from "#shared/contract/index.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { handler as createModerator } from "./createModerator.ts";
import { handler as resendInvitation } from "./resendInvitation.ts";

const callsOfDepartments = builtCalls
  .filter(([, { callers }]) => placeRoles.some((role) => callers.includes(role)))
  .map(([name]) => name as CallName);

const shown = /\b(Ada|Ben|Cleo|1950-02-03)\b/;

async function request(name: CallName, world: World) {
  const { load, by, body } = callCases[name];
  const [{ handler }, sent] = [await load(), await body(world)];
  const asked = by(world) ?? expect.fail();
  const session = placeRoles.includes(asked.role) ? asked : world.moderator;
  return async () => JSON.stringify((await invoke(handler, sent, { session })).body);
}

/** The calls whose answer names a person of the family. */
async function showing(requests: ReadonlyMap<CallName, () => Promise<string>>): Promise<CallName[]> {
  const names: CallName[] = [];
  for (const [name, send] of requests) if (shown.test(await send())) names.push(name);
  return names;
}

/** One after the other: some bodies change the family. */
async function requestsOf(world: World) {
  const requests = new Map<CallName, () => Promise<string>>();
  for (const name of callsOfDepartments) requests.set(name, await request(name, world));
  return requests;
}

test("people of a retired department invite and create nobody", async () => {
  const { city, masterModerator, invitedId } = await aWorld();
  const place = { City: city, State: "MI" } as const;
  await departments.retire(anOperator(), placeKey(place));
  const invite = (ID: string) => invoke(resendInvitation, { ID }, { session: masterModerator });
  const create = () => invoke(createModerator, aNewModerator(place), { session: masterModerator });
  for (const { status, body } of [await invite(invitedId), await create()])
    expect([status, body]).toMatchObject([403, { Code: "NOT_ALLOWED" }]);
});

test("a department sees its people by these calls", async () => {
  const requests = await requestsOf(await aWorld());
  const names = [
    ...["exportEntries", "findJackets", "listMarks", "listNewEntries", "openJacket", "printEntries"],
    ...["readEntry", "readMedicalRecord"],
  ] as CallName[];
  const asked = new Map(names.map((name) => [name, requests.get(name) ?? expect.fail(name)] as const));
  expect(await showing(asked)).toEqual(names);
});

test.each([
  ["retired", (place: Place) => departments.retire(anOperator(), placeKey(place)), async () => {}],
  [
    "left the place, which others serve",
    async (place: Place) => {
      await aDepartment([place]);
      await departments.edit(anOperator(), placeKey(place), aDepartmentWish([{ City: "Elsewhere", State: "MI" }]));
    },
    workOff,
  ],
] as const)("a department that %s sees nobody of it, by any call", async (_, leave, after) => {
  const world = await aWorld();
  const place = { City: world.city, State: "MI" } as const;
  const requests = await requestsOf(world);
  await leave(place);
  await after();
  expect(await showing(requests)).toEqual([]);
});
