import * as z from "zod/mini";
import { orderId } from "#shared/fields/payment.ts";

/**
 * A payment's state, told by the payment frame to the page around it. FIRED: the pop-up is open, or the saved
 * card is being charged; APPROVED: paid, or paid once the bank confirms; CANCEL: canceled on the provider's
 * page; ABORT: pop-up closed or timed out, or card refused; ERROR: not started, or not followed to its end.
 */
const paymentAction = z.enum(["FIRED", "APPROVED", "CANCEL", "ABORT", "ERROR"]);
export type PaymentAction = z.output<typeof paymentAction>;

/** The most characters of a reason. */
export const longestReason = 300;

/** A message from the frame to its parent; `orderID` is present once the provider has made the order. */
export const paymentMessage = z.object({
  action: paymentAction,
  orderID: z.optional(orderId),
  /** With APPROVED: whether the bank has yet to confirm. */
  processing: z.optional(z.boolean()),
  /** With FIRED: the saved card is being charged, and no pop-up is open. */
  saved: z.optional(z.boolean()),
  /** With ERROR: whether money may have been taken. */
  uncertain: z.optional(z.boolean()),
  /** With ERROR: the sentence to show. */
  reason: z.optional(z.string().check(z.maxLength(longestReason))),
});
export type PaymentMessage = z.output<typeof paymentMessage>;

/** The height of the frame's page in CSS pixels: sized to it, the frame needs no scroll bar. */
export const frameHeight = z.object({ height: z.int().check(z.minimum(1), z.maximum(4_000)) });
export type FrameHeight = z.output<typeof frameHeight>;
