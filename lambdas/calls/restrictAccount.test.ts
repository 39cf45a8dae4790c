import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { mark, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aFamily, edit } from "#lambdas/testing/builders/members.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  aResident,
  changeAccount,
  refreshTokenOf,
  registeredStaff,
  signIn,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { errorSentences } from "#shared/errors.ts";
import { type Role, roles } from "#shared/model/role.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as assignMember } from "./assignMember.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as resetPassword } from "./resetPassword.ts";
import { handler as restrictAccount } from "./restrictAccount.ts";

afterEach(() => vi.restoreAllMocks());

const statusOf = async ({ accountId }: TestAccount) => (await getAccount(accountId))?.status;
const refusal = [403, errorSentences.ACCOUNT_RESTRICTED];

test("a restricted moderator's next call, and the renewal of the session, is refused with the reason", async () => {
  const [admin, moderator] = [await anAdmin(), await registeredStaff("MOD")];
  const { status, body } = await restrict(admin, moderator);
  expect(status).toBe(200);
  expect(body.Account).toMatchObject({
    ID: moderator.accountId,
    Status: "RESTRICTED",
    Reason: "False entries",
  });
  const call = await invoke(listNewEntries, {}, { session: moderator });
  expect([call.status, call.body.Message]).toEqual(refusal);
  for (let reload = 1; reload <= 2; reload += 1) {
    const renewal = await invoke(refreshSession, {}, { cookies: [moderator.cookie] });
    expect([renewal.status, renewal.body.Message, renewal.setCookies]).toEqual([...refusal, []]);
  }
  const [, sessionId] = moderator.cookie.split(".");
  const guessed = `__Host-session=${moderator.accountId}.${sessionId}.${"x".repeat(40)}`;
  expect((await invoke(refreshSession, {}, { cookies: [guessed] })).status).toBe(401);
  await expect(signIn(moderator.email, moderator.password, moderator.address)).rejects.toThrow("403");
});

test("a restoration brings no earlier session back, neither here nor at the pool", async () => {
  const [admin, moderator] = [await anAdmin(), await registeredStaff("MOD")];
  await restrict(admin, moderator);
  await restore(admin, moderator);
  expect((await invoke(listNewEntries, {}, { session: moderator })).status).toBe(401);
  expect((await invoke(refreshSession, {}, { cookies: [moderator.cookie] })).status).toBe(401);
  expect(await identity.refresh(moderator.accountId, refreshTokenOf(moderator))).toBeUndefined();
  const again = await signIn(moderator.email, moderator.password, moderator.address);
  expect((await invoke(listNewEntries, {}, { session: again })).status).toBe(200);
});

const mayRestrict: Record<Role, readonly Role[]> = {
  USER: [],
  MOD: [],
  "MASTER MOD": ["MOD"],
  ADMIN: ["USER", "MOD", "MASTER MOD"],
  "MASTER ADMIN": roles,
  ENGINEER: [],
};

test("an account cannot restrict itself or upward", async () => {
  const city = aCity();
  const work = { City: city, State: "MI" };
  const someone = async (role: Role) =>
    role === "USER" ? aResident({ Location: { Street: "1 Main", ...work, Zip: "48226" } as never }) : staff(role, work);
  const actors = await Promise.all(roles.map(someone));
  const [active, restricted] = [await Promise.all(roles.map(someone)), await Promise.all(roles.map(someone))];
  const master = await staff("MASTER ADMIN");
  for (const person of restricted) await restrict(master, person);
  for (const [at, actor] of actors.entries()) {
    const role = roles[at] as Role;
    expect((await restrict(actor, actor)).status, `${role} themselves`).toBe(403);
    for (const [index, target] of roles.entries()) {
      const done = mayRestrict[role].includes(target);
      const [person, other] = [active[index] as TestAccount, restricted[index] as TestAccount];
      expect((await restrict(actor, person)).status, `${role} ${target}`).toBe(done ? 200 : 403);
      expect((await restore(actor, done ? person : other)).status, `${role} back ${target}`).toBe(done ? 200 : 403);
    }
  }
  expect(new Set(await Promise.all(active.map(statusOf)))).toEqual(new Set(["ACTIVE"]));
  expect(new Set(await Promise.all(restricted.map(statusOf)))).toEqual(new Set(["RESTRICTED"]));
});

test("a master moderator restricts only moderators of their own city, and learns of no account elsewhere", async () => {
  const city = aCity();
  const chief = await staff("MASTER MOD", { City: ` ${city.toLowerCase()}`, State: "MI" });
  const [own, other, resident] = [await aModerator(city), await aModerator(aCity()), await aResident()];
  expect((await restrict(chief, own)).status).toBe(200);
  for (const stranger of [other, resident, { accountId: "nobody-at-all" }]) {
    const { status, body } = await restrict(chief, stranger);
    expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  }
  expect([await statusOf(other), await statusOf(resident)]).toEqual(["ACTIVE", "ACTIVE"]);
});

test("when two master admins restrict each other at once, one stays", async () => {
  for (let round = 1; round <= howMany(2, 5); round += 1) {
    const two = [await staff("MASTER ADMIN"), await staff("MASTER ADMIN")] as const;
    const [one, other] = two;
    const answers = await Promise.all([restrict(one, other), restrict(other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await Promise.all(two.map(statusOf))).sort()).toEqual(["ACTIVE", "RESTRICTED"]);
  }
});

test("a reason is required and stays with staff, and the person is told by mail", async () => {
  const [admin, resident] = [await anAdmin(), await aResident()];
  expect((await restrict(admin, resident, " ")).body.Message).toBe("Please give a reason");
  expect(await statusOf(resident)).toBe("ACTIVE");
  await restrict(admin, resident, "Registered a stranger");
  await restrict(admin, resident, "Said twice");
  const mails = (await inbox(resident.email)).filter(({ subject }) => subject === "Your account was restricted");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("contact your local department");
  expect(mails[0]?.html).toContain("contact your local department");
  expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain("stranger");
  expect((await getAccount(resident.accountId))?.reason).toBe("Registered a stranger");
  const rows = (await auditOf(admin.accountId)).filter(({ action }) => action === "restrictAccount");
  expect(rows).toMatchObject([{ subject: resident.accountId, place: "MI#DETROIT" }]);
});

test("an invitation waits during a restriction, and a password reset does not lift it", async () => {
  const admin = await anAdmin();
  const invited = await aModerator(aCity());
  await changeAccount(invited, { status: "INVITED" });
  const token = await mailedToken(invited.email);
  await restrict(admin, invited);
  const reset = () => invoke(resetPassword, { ID: token, Password: "Walnut2027y" });
  expect((await reset()).status).toBe(404);
  expect(await statusOf(invited)).toBe("RESTRICTED");
  expect((await restore(admin, invited)).body.Account.Status).toBe("INVITED");
  expect((await reset()).status).toBe(200);
  expect(await statusOf(invited)).toBe("ACTIVE");
});

test("untransferred entries are withdrawn, transferred ones get a notice of the pause, and both come back", async () => {
  const [City, elsewhere] = [aCity(), aCity()];
  const admin = await anAdmin();
  const { owner, member } = await aFamily(City);
  const other = await aHousehold(owner, { City: elsewhere });
  await invoke(assignMember, { UID: owner.accountId, MID: member.ID, HHID: other.ID }, { session: owner });
  const moderator = await aModerator(City);
  await mark(moderator, await onlyInQueue(City));
  await restrict(admin, owner);
  expect(await onlyInQueue(City)).toMatchObject({
    kind: "UPDATED",
    removed: true,
    ending: { reason: "PAUSED", day: easternDayOf(new Date()) },
  });
  expect([await queueOf("NEW", elsewhere), await queueOf("UPDATED", elsewhere)]).toEqual([[], []]);
  expect((await restore(admin, owner)).status).toBe(200);
  expect((await restore(admin, owner)).status).toBe(200);
  const entry = await onlyInQueue(City);
  expect([entry.kind, entry.removed, entry.snapshot.person.First]).toEqual(["UPDATED", undefined, "Ada"]);
  expect(await onlyInQueue(elsewhere)).toMatchObject({ kind: "NEW", snapshot: { person: { First: "Ada" } } });
});

test("restricted and restored before a mark, a queue is as before", async () => {
  const City = aCity();
  const admin = await anAdmin();
  const { owner, member } = await aFamily(City);
  await edit(owner, member, { Weight: "140" });
  const before = await onlyInQueue(City);
  await restrict(admin, owner);
  await restore(admin, owner);
  const after = await onlyInQueue(City);
  expect([after.kind, after.snapshot, after.removed]).toEqual([before.kind, before.snapshot, undefined]);
});

test("a call under way during its account's restriction opens nothing", async () => {
  const admin = await anAdmin();
  for (let round = 1; round <= howMany(2, 5); round += 1) {
    const City = aCity();
    const { owner, member } = await aFamily(City);
    const household = await aHousehold(owner, { City });
    const request = { UID: owner.accountId, MID: member.ID, HHID: household.ID };
    const [link, change] = await Promise.all([
      invoke(assignMember, request, { session: owner }),
      edit(owner, member, { Weight: "140" }),
      restrict(admin, owner),
    ]);
    for (const { status } of [link, change]) expect([200, 403]).toContain(status);
    expect(await queueOf("NEW", City)).toEqual([]);
  }
});

/** A transaction has room for a few; from 60 on there are several. */
const members = howMany(60, 200);

test(`a resident with ${members} members is restricted, and what an interrupted call left is finished`, async () => {
  const City = aCity();
  const admin = await anAdmin();
  const { owner, member, household } = await aFamily(City);
  await manyMembers(owner, member, members - 1, [household]);
  const moderator = await aModerator(City);
  for (const entry of (await queueOf("NEW", City)).slice(0, 5)) await mark(moderator, entry);
  breakOffAtTransaction(3);
  expect((await restrict(admin, owner)).status).toBe(500);
  vi.restoreAllMocks();
  expect(await statusOf(owner)).toBe("RESTRICTED");
  const { body } = await restrict(admin, owner);
  expect(body.Account.Members).toBe(members);
  expect(await queueOf("NEW", City)).toEqual([]);
  expect((await queueOf("UPDATED", City)).map(({ removed }) => removed)).toEqual(Array(5).fill(true));
  breakOffAtTransaction(3);
  expect((await restore(admin, owner)).status).toBe(500);
  vi.restoreAllMocks();
  const told = await queueOf("NEW", City);
  await workOff();
  const all = await queueOf("NEW", City);
  expect(all).toHaveLength(members - 5);
  expect(all).toEqual(expect.arrayContaining(told));
  expect((await queueOf("UPDATED", City)).map(({ removed }) => removed)).toEqual(Array(5).fill(undefined));
  const jackets = (await rowsOf(accountPk(owner.accountId))).filter(({ sk }) => sk.startsWith("LJ#"));
  expect(jackets).toHaveLength(members);
});

test("residents and moderators cannot call, and both fields are required", async () => {
  for (const person of [await aResident(), await aModerator(aCity())])
    expect((await restrict(person, person)).status).toBe(403);
  const session = await anAdmin();
  for (const body of [{}, { ID: session.accountId }, { ID: session.accountId, Reason: "x".repeat(151) }])
    expect((await invoke(restrictAccount, body, { session })).status).toBe(400);
});
