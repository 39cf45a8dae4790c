import * as z from "zod/mini";
import { orderId } from "#shared/fields.ts";

/**
 * Where a payment stands, as the payment frame tells the page around it. FIRED: the provider's pop-up is open;
 * APPROVED: paid, or paid as soon as the bank says so; CANCEL: turned back on the provider's page; ABORT: the
 * pop-up was closed, or its time ran out; ERROR: it could not be started, or not be followed to its end.
 */
export const paymentAction = z.enum(["FIRED", "APPROVED", "CANCEL", "ABORT", "ERROR"]);
export type PaymentAction = z.output<typeof paymentAction>;

/** What the frame posts to its parent; `orderID` is there once the provider has made the order. */
export const paymentMessage = z.object({
  action: paymentAction,
  orderID: z.optional(orderId),
  /** With APPROVED: whether the bank still works on it. */
  processing: z.optional(z.boolean()),
  /** With ERROR: why, in a sentence to show. */
  reason: z.optional(z.string().check(z.maxLength(300))),
});
export type PaymentMessage = z.output<typeof paymentMessage>;

/** How high the frame's page is, in CSS pixels: the frame is made as high, and needs no scroll bar of its own. */
export const frameHeight = z.object({ height: z.int().check(z.minimum(1), z.maximum(4_000)) });
export type FrameHeight = z.output<typeof frameHeight>;
