import * as z from "zod/mini";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { openPayment } from "#shared/contract/payments.ts";

/** In the fragment of the payment frame's address: no server sees it. */
const offer = z.object({
  /** In dollars. */
  today: z.optional(z.coerce.number().check(z.minimum(0))),
  renews: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  card: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  /** Paid for afterwards by the same card. */
  others: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(300))),
  /** In dollars, for each of them. */
  each: z.optional(z.coerce.number().check(z.minimum(0))),
});
export type FrameOffer = z.output<typeof offer>;

type PaymentTerms = Pick<ResponseOf<typeof openPayment>, "Today" | "Renews" | "Card">;

type FurtherPeople = Pick<FrameOffer, "others" | "each">;

/** "#today=0.5&renews=2026-12-03&card=4242", or "". */
export function writeOffer({ Today, Renews, Card }: PaymentTerms, { others, each }: FurtherPeople = {}): string {
  const further = others ? { others: String(others), each: String(each) } : {};
  const fields = { today: Today?.toString(), renews: Renews, card: Card?.Last4, ...further };
  const told = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return told.length > 0 ? `#${new URLSearchParams(told)}` : "";
}

/** Any other text offers nothing. */
export function readOffer(fragment: string): FrameOffer {
  const read = offer.safeParse(Object.fromEntries(new URLSearchParams(fragment.slice(1))));
  return read.success ? read.data : {};
}
