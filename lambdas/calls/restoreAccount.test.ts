import { afterEach, expect, test, vi } from "vitest";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { registryPk } from "#lambdas/records/table/keys.ts";
import { dueKey, readWork } from "#lambdas/records/table/outbox.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aFamily, membersOf } from "#lambdas/testing/builders/members.ts";
import { aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  advanceAndDeliver,
  aPaidOrder,
  atProvider,
  cards,
  deliverAll,
  eventOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, anAdmin, aResident, type TestAccount, withCredentials } from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf, dueOn, rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as payMember } from "./payMember.ts";

afterEach(() => vi.restoreAllMocks());

const tomorrow = () => addDays(dayOf(new Date()), 1);

const isNotedFor = async (day: string, { accountId: owner }: TestAccount) =>
  (await readWork(dueKey("follow", { day, owner, name: `status.${owner}` }))) !== undefined;

test("a payment completed during a restriction opens no entry until the restoration", async () => {
  const City = aCity();
  const admin = await anAdmin();
  const { owner, member, OrderID } = await aPayingFamily(City);
  await advanceAndDeliver(OrderID, "fail");
  await dueOn(owner.accountId, member.ID, dayOf(new Date()));
  await dailyRun();
  const later = await aPaidOrder(owner, 1, cards.paidLater, member.ID);
  const payment = { Parent_ID: owner.accountId, ID: member.ID, OrderID: later };
  expect((await invoke(payMember, payment, { session: owner })).body.Member.payed).toBe("PROCESSING");
  await restrict(admin, owner);
  await deliverAll([await eventOf(later, "checkout.session.async_payment_succeeded")]);
  expect([await queueOf("NEW", City), await queueOf("UPDATED", City)]).toEqual([[], []]);
  await restore(admin, owner);
  expect((await membersOf(await withCredentials(owner)))[0]?.payed).toBe("COMPLETE");
  expect(await onlyInQueue(City)).toMatchObject({ kind: "NEW", snapshot: { person: { First: "Ada" } } });
});

test("a renewal and a lapse of a restricted account open nothing; a lapsed member waits for payment afterwards", async () => {
  const [City, other] = [aCity(), aCity()];
  const admin = await anAdmin();
  const [renewed, lapsed] = [await aPayingFamily(City), await aPayingFamily(other)];
  await advanceAndDeliver(lapsed.OrderID, "fail");
  await dueOn(lapsed.owner.accountId, lapsed.member.ID, dayOf(new Date()));
  for (const { owner } of [renewed, lapsed]) await restrict(admin, owner);
  await advanceAndDeliver(renewed.OrderID, "renew");
  await dailyRun();
  for (const city of [City, other]) expect(await queueOf("NEW", city)).toEqual([]);
  for (const { owner } of [renewed, lapsed]) await restore(admin, owner);
  expect(await queueOf("NEW", City)).toHaveLength(1);
  expect(await queueOf("NEW", other)).toEqual([]);
  expect((await membersOf(await withCredentials(lapsed.owner)))[0]?.payed).toBe("PENDING");
});

test("an account is not charged for the time of its restriction", async () => {
  const admin = await anAdmin();
  const { owner, OrderID } = await aPayingFamily(aCity());
  const subscription = async () => atProvider(`subscriptions/${await subscriptionOf(OrderID)}`);
  const receipts = async () => {
    await workOff();
    return (await inbox(owner.email)).filter(({ subject }) => subject.startsWith("Receipt")).length;
  };
  await restrict(admin, owner);
  await workOff();
  expect(await subscription()).toMatchObject({ status: "active", pause_collection: { behavior: "void" } });
  const before = await receipts();
  await advanceAndDeliver(OrderID, "renew");
  const invoice = await atProvider(`invoices/${(await subscription()).latest_invoice}`);
  expect([invoice.status, invoice.amount_paid, await receipts()]).toEqual(["void", 0, before]);
  // A payment begun before the restriction may still arrive.
  expect(await isNotedFor(tomorrow(), owner)).toBe(true);
  await restore(admin, owner);
  await workOff();
  expect((await subscription()).pause_collection).toBeNull();
  await dailyRun(tomorrow());
  expect((await subscription()).pause_collection).toBeNull();
  for (const day of [tomorrow(), addDays(tomorrow(), 1)]) expect(await isNotedFor(day, owner)).toBe(false);
  await advanceAndDeliver(OrderID, "renew");
  expect(await receipts()).toBe(before + 1);
  const [member] = await membersOf(await withCredentials(owner));
  expect([member?.payed, member?.PaymentDue]).toEqual(["COMPLETE", undefined]);
});

test("a payment that was under way at the restriction is not charged again before the restoration", async () => {
  const admin = await anAdmin();
  const { owner, member, OrderID } = await aPayingFamily(aCity());
  await advanceAndDeliver(OrderID, "fail");
  await dueOn(owner.accountId, member.ID, dayOf(new Date()));
  await dailyRun();
  const later = await aPaidOrder(owner, 1, cards.paidLater, member.ID);
  await invoke(payMember, { Parent_ID: owner.accountId, ID: member.ID, OrderID: later }, { session: owner });
  await restrict(admin, owner);
  await workOff();
  await deliverAll([await eventOf(later, "checkout.session.async_payment_succeeded")]);
  await dailyRun(tomorrow());
  const { pause_collection } = await atProvider(`subscriptions/${await subscriptionOf(later)}`);
  expect(pause_collection).toMatchObject({ behavior: "void" });
});

test("a restored person is told, the audit names the actor, and an active account stays as it is", async () => {
  const [admin, resident] = [await anAdmin(), await aResident()];
  const untouched = await restore(admin, resident);
  expect([untouched.status, untouched.body.Account.Status]).toEqual([200, "ACTIVE"]);
  await restrict(admin, resident);
  const { body } = await restore(admin, resident);
  expect([body.Account.Status, body.Account.Reason]).toEqual(["ACTIVE", undefined]);
  expect((await inbox(resident.email))[0]?.subject).toBe("Your account was restored");
  const actions = (await auditOf(admin.accountId)).map(({ action, subject }) => [action, subject]);
  expect(actions).toEqual([
    ["restrictAccount", resident.accountId],
    ["restoreAccount", resident.accountId],
  ]);
});

test("a simultaneous restriction and restoration end in one of the two", async () => {
  const admin = await anAdmin();
  const City = aCity();
  const { owner } = await aFamily(City);
  for (let round = 1; round <= howMany(2, 5); round += 1) {
    await Promise.all([restrict(admin, owner), restore(admin, owner)]);
    const account = await getAccount(owner.accountId);
    expect(await queueOf("NEW", City)).toHaveLength(account?.status === "ACTIVE" ? 1 : 0);
    await restore(admin, owner);
  }
});

test("a home that left the registries during a restriction is back after it, though no record had ended yet", async () => {
  const [admin, City] = [await anAdmin(), aCity()];
  const { owner } = await aFamily(City);
  await workOff();
  const listed = () => rowsOf(registryPk(defaultDepartmentOf({ City, State: "MI" }), "A"));
  const before = await listed();
  expect(before).toHaveLength(1);
  // The status, and not the jackets.
  breakOffAtTransaction(2);
  expect((await restrict(admin, owner)).status).toBe(500);
  vi.restoreAllMocks();
  // Queued before the restriction.
  await listHomes(owner.accountId);
  expect(await listed()).toEqual([]);
  expect((await restore(admin, owner)).status).toBe(200);
  await workOff();
  expect(await listed()).toEqual(before);
});
