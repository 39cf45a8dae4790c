import { beforeEach, expect, test, vi } from "vitest";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { mark, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aMemberRequest, membersOf } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  aCheckout,
  atProvider,
  cards,
  deliver,
  eventOf,
  pay,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { isCheckedOn } from "#lambdas/testing/paymentWork.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import { handler as createMember } from "./createMember.ts";
import { handler as openPayment } from "./openPayment.ts";
import { handler as payMember } from "./payMember.ts";
import { handler as readOrder } from "./readOrder.ts";

/** Runs once, before the provider is asked for a checkout. */
let meanwhile: (() => Promise<unknown>) | undefined;

vi.mock("#lambdas/adapters/billing/lookups.ts", async (original) => {
  const real = await original<typeof import("#lambdas/adapters/billing/lookups.ts")>();
  const readCheckout: typeof real.readCheckout = async (id) => {
    const first = meanwhile;
    meanwhile = undefined;
    await first?.();
    return real.readCheckout(id);
  };
  return { ...real, readCheckout };
});

beforeEach(() => {
  meanwhile = undefined;
});

async function isTransferred(City: string): Promise<void> {
  const moderator = await aModerator(City);
  await mark(moderator, await only(moderator));
}

/** The department was told to drop the family; no event reports the end. */
async function aFamilyPayingAgain(card: string, before = isTransferred) {
  const City = aCity();
  const family = await aDueFamily(City);
  await before(City);
  await dailyRun();
  const { owner, member } = family;
  const checkout = await aCheckout(owner, 1, member.ID);
  await pay(checkout.URL, card);
  const use = () =>
    invoke(payMember, { Parent_ID: owner.accountId, ID: member.ID, OrderID: checkout.OrderID }, { session: owner });
  return { ...family, ...checkout, City, use };
}

type Family = Awaited<ReturnType<typeof aFamilyPayingAgain>>;

const comesThrough = ({ OrderID }: Family) => eventOf(OrderID, "checkout.session.async_payment_succeeded");
const fails = ({ OrderID }: Family) => eventOf(OrderID, "checkout.session.async_payment_failed");

/** The payment ends before or during this request. */
const asked = {
  "the pop-up asks": async (family: Family, end: (family: Family) => Promise<unknown>) => {
    expect((await family.use()).body.Member.payed).toBe("PROCESSING");
    await end(family);
    return invoke(readOrder, { Token: family.Token, OrderID: family.OrderID });
  },
  "it is tried for another member": async (family: Family, end: (family: Family) => Promise<unknown>) => {
    const { owner, OrderID } = family;
    await family.use();
    await end(family);
    const request = await aMemberRequest(owner, { OrderID });
    expect((await invoke(createMember, request, { session: owner })).status).toBe(409);
  },
  "another payment is opened, in the moment in which it is used": async (
    family: Family,
    end: (family: Family) => Promise<unknown>,
  ) => {
    meanwhile = async () => {
      await family.use();
      await end(family);
    };
    const { status } = await invoke(openPayment, { Plan: 1 }, { session: family.owner });
    expect([status, meanwhile]).toEqual([200, undefined]);
  },
};

test.each(Object.entries(asked))(
  "a slow payment that succeeded covers its member when %s: the department is told to keep them",
  async (_who, ask) => {
    const family = await aFamilyPayingAgain(cards.paidLater);
    expect(await onlyInQueue(family.City)).toMatchObject({ kind: "UPDATED", removed: true });
    await ask(family, comesThrough);
    expect(await membersOf(family.owner)).toMatchObject([{ payed: "COMPLETE" }]);
    const entry = await onlyInQueue(family.City);
    expect([entry.kind, entry.removed]).toEqual(["UPDATED", undefined]);
  },
);

test.each(Object.entries(asked))(
  "a slow payment that failed leaves its member waiting for payment, and its plan ends, when %s",
  async (_who, ask) => {
    const family = await aFamilyPayingAgain(cards.refusedLater);
    await ask(family, fails);
    await workOff();
    expect(await atProvider(`subscriptions/${await subscriptionOf(family.OrderID)}`)).toMatchObject({
      status: "canceled",
    });
    expect(await membersOf(family.owner)).toMatchObject([{ payed: "PENDING" }]);
    expect(await onlyInQueue(family.City)).toMatchObject({ kind: "UPDATED", removed: true });
  },
);

const noticed: Readonly<Record<string, (family: Family) => Promise<unknown>>> = {
  "the pop-up": async (family) => {
    await comesThrough(family);
    return invoke(readOrder, { Token: family.Token, OrderID: family.OrderID });
  },
  "an event": async (family) => deliver(await comesThrough(family)),
};

test.each(Object.entries(noticed))(
  "a person who was never transferred is in the queue again, and one who was is told of anew, when %s tells of the money",
  async (_who, notice) => {
    const never = await aFamilyPayingAgain(cards.paidLater, async () => undefined);
    expect(await queueOf("NEW", never.City)).toEqual([]);
    const known = await aFamilyPayingAgain(cards.paidLater);
    for (const family of [never, known]) {
      expect((await family.use()).body.Member.payed).toBe("PROCESSING");
      await notice(family);
    }
    expect((await onlyInQueue(never.City)).kind).toBe("NEW");
    expect(await onlyInQueue(known.City)).not.toHaveProperty("removed");
  },
);

test("money that comes after it was asked back leaves the member due, and checked on that day", async () => {
  const family = await aFamilyPayingAgain(cards.paidLater);
  const { owner, OrderID, Token } = family;
  await family.use();
  const period = { invoice: "in_1", at: 1, state: "REFUNDED" };
  await setAttribute(accountPk(owner.accountId), `O#${OrderID}`, "period", period);
  await comesThrough(family);
  expect((await invoke(readOrder, { Token, OrderID })).body.State).toBe("PAID");
  const [member] = await membersOf(owner);
  expect(member).toMatchObject({ payed: "COMPLETE", PaymentDue: expect.any(String) });
  expect(await isCheckedOn(String(member?.PaymentDue), owner.accountId, String(member?.ID))).toBe(true);
});
