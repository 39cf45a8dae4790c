import * as z from "zod/mini";
import { orderId } from "#shared/fields/payment.ts";

/**
 * FIRED: the pop-up is open, or the saved card is being charged; APPROVED: paid, or paid once the bank confirms;
 * CANCEL: on the provider's page; ABORT: pop-up closed or timed out, or card refused; ERROR: not started, or not
 * followed to its end.
 */
const paymentAction = z.enum(["FIRED", "APPROVED", "CANCEL", "ABORT", "ERROR"]);
export type PaymentAction = z.output<typeof paymentAction>;

export const longestReason = 300;

/** From the payment frame to its parent; `orderID` is there once the provider made the order. */
export const paymentMessage = z.object({
  action: paymentAction,
  orderID: z.optional(orderId),
  /** APPROVED: the bank has yet to confirm. */
  processing: z.optional(z.boolean()),
  /** FIRED: the saved card is charged, without a pop-up. */
  saved: z.optional(z.boolean()),
  /** FIRED, APPROVED: its owner agreed that the card pays for the further people. */
  forOthers: z.optional(z.boolean()),
  /** ERROR: money may have been taken. */
  uncertain: z.optional(z.boolean()),
  /** ERROR: the sentence to show. */
  reason: z.optional(z.string().check(z.maxLength(longestReason))),
});
export type PaymentMessage = z.output<typeof paymentMessage>;

/** In CSS pixels: the frame needs no scroll bar. */
export const frameHeight = z.object({ height: z.int().check(z.minimum(1), z.maximum(4_000)) });
export type FrameHeight = z.output<typeof frameHeight>;
