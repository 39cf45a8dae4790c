import { readOrder } from "#shared/contract/payments.ts";
import type { PaymentAction } from "#shared/model/paymentMessage.ts";
import { CallFailure, post } from "./post.ts";

/** What can be learnt without asking the server. */
export interface Signs {
  /** Whether the provider's window is gone; false where that cannot be known. */
  readonly isClosed: () => boolean;
  /** How the provider sent the person back, once it did. */
  readonly outcome: () => "success" | "cancel" | undefined;
}

interface Following {
  readonly Token: string;
  readonly OrderID: string;
  readonly signs: Signs;
  readonly signal: AbortSignal;
  /** `processing`: approved, and the bank still works on it. */
  readonly tell: (action: Exclude<PaymentAction, "FIRED">, processing?: boolean) => void;
}

const firstGap = 1_500;
const longestGap = 15_000;
/** How often the signs are looked at between two questions to the server. */
const glance = 300;
/** Answers of the server that stay what they are, however often it is asked. */
const refusals: readonly number[] = [400, 401, 403, 404];

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until it is time to ask again; a new sign ends the wait. */
async function pause(gap: number, { signs, signal }: Following): Promise<void> {
  const state = () => `${signs.isClosed()} ${signs.outcome()}`;
  const before = state();
  for (let waited = 0; waited < gap && !signal.aborted && state() === before; waited += glance)
    await sleep(glance);
}

async function ask({ Token, OrderID }: Following) {
  try {
    return (await post(readOrder, { Token, OrderID })).State;
  } catch (error) {
    if (error instanceof CallFailure && refusals.includes(error.status)) throw error;
    return undefined;
  }
}

/** What an order that is not paid yet means, seen from the window in which it is paid. */
function unpaid({ signs }: Following, state: string | undefined, wasClosed: boolean) {
  if (state === "EXPIRED") return "ABORT";
  if (state !== "OPEN" || signs.outcome() === "success") return undefined;
  if (signs.outcome() === "cancel") return "CANCEL";
  return wasClosed ? "ABORT" : undefined;
}

/**
 * Asks with growing gaps where an order stands, and tells each turn once: APPROVED ends it. After CANCEL and
 * ABORT it goes on quietly: a provider's page that cuts itself off looks closed from here, and is then paid.
 */
export async function followOrder(following: Following): Promise<void> {
  const { signal, signs, tell } = following;
  let gap = firstGap;
  let wasClosed = false;
  let told: string | undefined;
  while (!signal.aborted) {
    const state = await ask(following);
    if (signal.aborted) return;
    if (state === "PAID" || state === "PROCESSING") return tell("APPROVED", state === "PROCESSING");
    const turn = unpaid(following, state, wasClosed);
    if (turn && turn !== told) {
      told = turn;
      tell(turn);
    }
    if (state === "EXPIRED") return;
    // A window that has just closed may have been paid in: the next answer decides.
    const isNews = signs.isClosed() && !wasClosed;
    wasClosed = signs.isClosed();
    gap = isNews ? firstGap : Math.min(gap * 1.4, longestGap);
    await pause(gap, following);
  }
}
