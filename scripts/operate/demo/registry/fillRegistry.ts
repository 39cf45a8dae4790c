import { createStaff, isFree } from "#lambdas/domain/accounts/accounts.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { carryOut, plan } from "#lambdas/domain/departments/departmentImports.ts";
import { readNamed } from "#lambdas/domain/departments/departmentLists.ts";
import * as links from "#lambdas/domain/family/links.ts";
import * as memberRemovals from "#lambdas/domain/family/memberRemovals.ts";
import * as entries from "#lambdas/domain/jackets/entries.ts";
import { writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { findAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import { readZipCodes } from "#scripts/local/common/zipCodes.ts";
import { newPassword } from "#scripts/local/start/seed.ts";
import { actorOf, type Operation } from "#scripts/operate/target/target.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { demoStaff } from "../families.ts";
import { changeOne, type MadeFamily, makePeople } from "../makeFamily.ts";
import { type DemoAccount, tellAccount } from "../tellAccount.ts";
import { type DemoDepartment, demoCities, demoDepartments } from "./places.ts";
import { type RegistryFamily, registryFamilies } from "./registryFamilies.ts";

/** Most of the time of each is spent waiting for an answer. */
const atOnce = 24;

/** Some at once. Throws the first failure after all. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const [failure] = await runAll(items, atOnce, work);
  if (failure) throw failure.error;
}

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

async function makeStaff(ids: ReadonlyMap<string, string>): Promise<DemoAccount[]> {
  const made: DemoAccount[] = [];
  for (const department of demoDepartments)
    for (const role of ["MOD", "MASTER MOD"] as const) {
      const email = mailOf(department, role);
      if (!(await isFree(email))) continue;
      const password = newPassword();
      const [place] = department.places;
      await createStaff({
        role,
        email,
        password,
        first: department.name,
        last: role === "MOD" ? "Moderator" : "Master",
        address: { Street: "", Zip: "", City: place?.City ?? "", State: place?.State ?? "" },
        department: requireId(ids, department),
      });
      made.push(tellAccount({ email, role, password }));
    }
  return made;
}

async function sessionOf(email: string, requestId: string): Promise<Session> {
  const account = await findAccount(email);
  const session = { accountId: account.id, role: account.role, place: account.address, requestId };
  return { ...session, account, signedInAt: secondsNow(), sessionId: requestId };
}

const pageSize = 500;

async function transfer(department: string, session: Session, owners: ReadonlySet<string>): Promise<void> {
  for (const source of queueSources("NEW", [department]))
    for (let after: string | undefined = ""; after !== undefined; ) {
      const page: Awaited<ReturnType<typeof readEntries>> = await readEntries(source, "OLDEST", after, pageSize);
      const wanted = page.filter(({ owner }) => owners.has(owner));
      await forEach(wanted, (entry) => entries.mark(session, writeEntryId(entry)));
      after = page.length < pageSize ? undefined : page.at(-1)?.sk;
    }
}

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

async function meetFate({ fate, members, Last }: RegistryFamily, family: MadeFamily): Promise<void> {
  const { session, home: hid, made } = family;
  const { accountId: UID } = session;
  const [first] = made;
  const [said] = members;
  if (!first || !said) return;
  if (fate === "CHANGED") await changeOne(session, first, said, Last);
  if (fate === "MOVED")
    for (const { id } of made) await links.unassign(session, { UID, MID: id, LINKID: `${id}.${hid}` });
  if (fate === "DELETED") for (const { id } of made) await memberRemovals.remove(session, { Parent_ID: UID, ID: id });
}

async function makeFamilies(
  people: number,
  ids: ReadonlyMap<string, string>,
  { requestId }: Operation,
): Promise<DemoAccount[]> {
  const password = newPassword();
  console.log(`  The password of every new family of the registry: ${password}`);
  const made = new Map<RegistryFamily, MadeFamily>();
  await forEach(registryFamilies(people, await readZipCodes()), async (family) => {
    if (!(await isFree(family.Email))) return;
    made.set(family, await makePeople(family, password, requestId));
    if (made.size % 200 === 0) console.log(`  ${made.size} families are there.`);
  });
  const known = [...made].filter(([{ fate }]) => fate !== "WAITING");
  await transferAll(ids, new Set(known.map(([, { session }]) => session.accountId)), requestId);
  await forEach(known, ([family, one]) => meetFate(family, one));
  const [email] = [...made.keys()].map(({ Email }) => Email).sort();
  return email === undefined ? [] : [tellAccount({ email, role: "USER", password })];
}

/**
 * So many people of two counties, in the queues of five departments. Existing rows stay. Returns the new
 * accounts of staff, and one of a family: all families have the same password.
 */
export async function fillRegistry(people: number, operation: Operation): Promise<DemoAccount[]> {
  const ids = await makeDepartments(operation);
  return [...(await makeStaff(ids)), ...(await makeFamilies(people, ids, operation))];
}
