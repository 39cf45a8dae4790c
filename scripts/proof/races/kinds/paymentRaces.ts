import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aMemberRequest } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import { aPaidOrder, cards, deliver, eventOf } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aRegisteredResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { checkNow } from "#lambdas/testing/paymentWork.ts";
import { readPartition } from "#scripts/proof/kit/Partition.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { anyFinish, oneWinner, winners } from "#scripts/proof/races/judge.ts";
import type { Finish, RaceKind } from "#scripts/proof/races/Race.ts";
import { byTurns, finish, times } from "#scripts/proof/races/run.ts";
import { dayOf } from "#shared/rules/dates.ts";

async function anOwner(): Promise<TestAccount> {
  const owner = await aRegisteredResident();
  await aHousehold(owner);
  return owner;
}

const agree =
  (owner: TestAccount, judge: (finishes: readonly Finish[]) => string[]) => async (finishes: readonly Finish[]) => [
    ...judge(finishes),
    ...(await wrongIn(owner.accountId)),
  ];

const orderTwice: RaceKind = {
  name: "members registered with one order",
  async prepare(runners) {
    const owner = await anOwner();
    const request = await aMemberRequest(owner, { OrderID: await aPaidOrder(owner) });
    return {
      run: times(runners, (at) => finish(createMember, { ...request, First: `Ada ${at}` }, { session: owner })),
      wrong: agree(owner, oneWinner),
    };
  },
};

const orderForTwo: RaceKind = {
  name: "two members paid with one order",
  async prepare(runners) {
    const owner = await anOwner();
    const [one, other] = [await aMember(owner), await aMember(owner)];
    const OrderID = await aPaidOrder(owner);
    const pay = (ID: string) => () =>
      finish(payMember, { Parent_ID: owner.accountId, ID, OrderID }, { session: owner });
    return {
      run: byTurns(runners, pay(one.ID), pay(other.ID)),
      wrong: agree(owner, (finishes) => winners(finishes, 1, Math.ceil(runners / 2))),
    };
  },
};

async function orderWrong({ accountId }: TestAccount, orderId: string): Promise<string[]> {
  const { orders } = await readPartition(accountId);
  const state = orders.find(({ id }) => id === orderId)?.state;
  return state === "PAID" ? [] : [`the order is ${state}`];
}

const eventTwice: RaceKind = {
  name: "one event of the payment provider",
  async prepare(runners) {
    const owner = await anOwner();
    const orderId = await aPaidOrder(owner);
    const event = await eventOf(orderId, "checkout.session.completed");
    return {
      run: times(runners, async () => ({ status: await deliver(event) })),
      wrong: async (finishes) => [
        ...(await agree(owner, (all) => winners(all, 1, runners))(finishes)),
        ...(await orderWrong(owner, orderId)),
      ],
    };
  },
};

const eventAndMember: RaceKind = {
  name: "a registration with an order and the provider's event about it",
  async prepare(runners) {
    const owner = await anOwner();
    const OrderID = await aPaidOrder(owner);
    const event = await eventOf(OrderID, "checkout.session.completed");
    const request = await aMemberRequest(owner, { OrderID });
    return {
      run: byTurns(
        runners,
        async () => ({ status: await deliver(event) }),
        () => finish(createMember, request, { session: owner }),
      ),
      wrong: async (finishes) => [
        ...(await agree(owner, anyFinish)(finishes)),
        ...oneWinner(finishes.filter((_, at) => at % 2 === 1)),
        ...(await orderWrong(owner, OrderID)),
      ],
    };
  },
};

const lapseAndPay: RaceKind = {
  name: "a payment that lapses and a new one",
  async prepare(runners) {
    const day = dayOf(new Date());
    const { owner, member } = await aDueFamily(aCity(), day);
    const OrderID = await aPaidOrder(owner, 1, cards.paid, member.ID);
    const lapse = async () => {
      await checkNow(day, owner.accountId, member.ID);
      return { status: 200 };
    };
    const pay = () => finish(payMember, { Parent_ID: owner.accountId, ID: member.ID, OrderID }, { session: owner });
    return {
      run: byTurns(runners, lapse, pay),
      wrong: async (finishes) => [
        ...(await agree(owner, anyFinish)(finishes)),
        ...winners(
          finishes.filter((_, at) => at % 2 === 1),
          1,
          runners,
        ),
      ],
    };
  },
};

export const paymentRaces: readonly RaceKind[] = [orderTwice, orderForTwo, eventTwice, eventAndMember, lapseAndPay];
