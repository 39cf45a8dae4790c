import { takePage } from "#lambdas/domain/common/paging/takePage.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { showMember } from "#lambdas/domain/common/views/showMember.ts";
import { readFamily } from "#lambdas/records/family/family.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listMembers as listCall } from "#shared/contract/members.ts";

/** By time of registration. Apart from members.ts, which needs the provider's client. */
export async function list(
  session: Session,
  request: ParsedRequestOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> {
  requireOwn(session, request.UID);
  const { accountId } = session;
  const [family, orders] = await Promise.all([readFamily(accountId), readOrders(accountId)]);
  const orderAt = new Map(orders.map((order) => [order.id, order]));
  const people = family.map(({ member, homes }) => ({ ...member, homes }));
  const { items, ...next } = takePage(`members ${accountId}`, people, request);
  const Members = await Promise.all(
    items.map((person) => showMember(person, person.homes, orderAt.get(person.orderId ?? ""))),
  );
  return { Members, ...next };
}
