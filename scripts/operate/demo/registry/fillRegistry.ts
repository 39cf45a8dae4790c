import { isFree } from "#lambdas/domain/accounts/accounts.ts";
import { carryOut, plan } from "#lambdas/domain/departments/departmentImports.ts";
import { readNamed } from "#lambdas/domain/departments/departmentLists.ts";
import { readZipCodes } from "#scripts/local/common/zipCodes.ts";
import { newPassword } from "#scripts/local/start/seed.ts";
import { actorOf, type Operation } from "#scripts/operate/target/target.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { type DemoFamily, demoStaff } from "../families.ts";
import { type MadeFamily, makeFamily } from "../makeFamily.ts";
import { forEach, makeStaff, meetFate, sessionOf, transfer } from "../settle.ts";
import { type DemoAccount, tellAccount } from "../tellAccount.ts";
import { type DemoDepartment, demoCities, demoDepartments } from "./places.ts";
import { registryFamilies } from "./registryFamilies.ts";

async function makeDepartments(operation: Operation): Promise<ReadonlyMap<string, string>> {
  for (const planned of await plan(demoDepartments.map(({ mail: _, ...wish }) => wish)))
    await carryOut(planned, actorOf(operation));
  const active = (await readNamed()).filter(({ status }) => status === "ACTIVE");
  return new Map(active.map(({ name, id }) => [name, id]));
}

const mailOf = ({ mail }: DemoDepartment, role: string): string =>
  `demo.${mail}${role === "MOD" ? "" : ".master"}@example.com`;

function requireId(ids: ReadonlyMap<string, string>, { name }: DemoDepartment): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`There is no department ${name}.`);
  return id;
}

const staffOf = (ids: ReadonlyMap<string, string>) =>
  demoDepartments.flatMap((department) =>
    (["MOD", "MASTER MOD"] as const).map((role) => ({
      role,
      email: mailOf(department, role),
      first: department.name,
      last: role === "MOD" ? "Moderator" : "Master",
      address: { Street: "", Zip: "", City: "", State: "", ...department.places[0] },
      department: requireId(ids, department),
    })),
  );

async function transferAll(
  ids: ReadonlyMap<string, string>,
  owners: ReadonlySet<string>,
  requestId: string,
): Promise<void> {
  for (const department of demoDepartments) {
    const session = await sessionOf(mailOf(department, "MOD"), requestId);
    await transfer(requireId(ids, department), session, owners);
    console.log(`  ${department.name} has what it transferred.`);
  }
  const admin = await sessionOf(demoStaff[2].email, requestId);
  for (const { City } of demoCities) await transfer(defaultDepartmentOf({ City, State: "MI" }), admin, owners);
}

async function makeFamilies(
  people: number,
  ids: ReadonlyMap<string, string>,
  { requestId }: Operation,
): Promise<DemoAccount[]> {
  const password = newPassword();
  console.log(`  The password of every new family of the registry: ${password}`);
  const made = new Map<DemoFamily, MadeFamily>();
  await forEach(registryFamilies(people, await readZipCodes()), async (family) => {
    if (!(await isFree(family.Email))) return;
    made.set(family, await makeFamily(family, password, requestId));
    if (made.size % 200 === 0) console.log(`  ${made.size} families are there.`);
  });
  const known = [...made].filter(([{ fate }]) => fate !== "WAITING");
  await transferAll(ids, new Set(known.map(([, { session }]) => session.accountId)), requestId);
  await forEach(known, ([family, one]) => meetFate(family, one));
  const [email] = [...made.keys()].map(({ Email }) => Email).sort();
  return email === undefined ? [] : [tellAccount({ email, role: "USER", password })];
}

/** Existing rows stay. Returns the new staff, and one family: all families have the same password. */
export async function fillRegistry(people: number, operation: Operation): Promise<DemoAccount[]> {
  const ids = await makeDepartments(operation);
  return [...(await makeStaff(staffOf(ids))), ...(await makeFamilies(people, ids, operation))];
}
