import { readOrder } from "#shared/contract/payments.ts";
import type { PaymentAction } from "#shared/model/paymentMessage.ts";
import { CallFailure, post } from "./post.ts";

export interface Hints {
  /** False where unknown. */
  readonly isClosed: () => boolean;
  /** How the provider led back, if it has. */
  readonly outcome: () => "success" | "cancel" | undefined;
}

interface OrderPoll {
  readonly Token: string;
  readonly OrderID: string;
  readonly hints: Hints;
  readonly signal: AbortSignal;
  /** `processing`: approved, but not settled by the bank. */
  readonly report: (action: Exclude<PaymentAction, "FIRED">, processing?: boolean) => void;
}

const firstGap = 1_500;
const longestGap = 15_000;
/** Milliseconds. */
const hintGap = 300;
/** Repeating the request does not change these statuses. */
const refusals: readonly number[] = [400, 401, 403, 404];

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A changed hint ends the wait. */
async function pause(gap: number, { hints, signal }: OrderPoll): Promise<void> {
  const state = () => `${hints.isClosed()} ${hints.outcome()}`;
  const before = state();
  for (let waited = 0; waited < gap && !signal.aborted && state() === before; waited += hintGap) await sleep(hintGap);
}

async function ask({ Token, OrderID }: OrderPoll) {
  try {
    return (await post(readOrder, { Token, OrderID })).State;
  } catch (error) {
    if (error instanceof CallFailure && refusals.includes(error.status)) throw error;
    return undefined;
  }
}

function unpaid({ hints }: OrderPoll, state: string | undefined, wasClosed: boolean) {
  if (state === "EXPIRED") return "ABORT";
  if (state !== "OPEN" || hints.outcome() === "success") return undefined;
  if (hints.outcome() === "cancel") return "CANCEL";
  return wasClosed ? "ABORT" : undefined;
}

/**
 * With growing gaps; APPROVED ends it. After CANCEL and ABORT it continues silently: a provider's page without its
 * opener looks closed from here, and may still be paid.
 */
export async function pollOrder(poll: OrderPoll): Promise<void> {
  const { signal, hints, report } = poll;
  let gap = firstGap;
  let wasClosed = false;
  let reported: string | undefined;
  while (!signal.aborted) {
    const state = await ask(poll);
    if (signal.aborted) return;
    if (state === "PAID" || state === "PROCESSING") return report("APPROVED", state === "PROCESSING");
    const action = unpaid(poll, state, wasClosed);
    if (action && action !== reported) {
      reported = action;
      report(action);
    }
    if (state === "EXPIRED") return;
    // Maybe paid before its window closed: the next answer decides.
    const hasJustClosed = hints.isClosed() && !wasClosed;
    wasClosed = hints.isClosed();
    gap = hasJustClosed ? firstGap : Math.min(gap * 1.4, longestGap);
    await pause(gap, poll);
  }
}
