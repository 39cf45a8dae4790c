import * as z from "zod/mini";
import { orderId } from "#shared/fields/payment.ts";

const note = z.object({
  kind: z.literal("payment-return"),
  outcome: z.enum(["success", "cancel"]),
  order: z.optional(orderId),
});

/** The order, if the provider names it. */
type Return = z.output<typeof note>;

const channelName = "beforehand-payment";

/** Undefined for an address not made by the provider. */
export function readReturn(search: string): Return | undefined {
  const query = new URLSearchParams(search);
  const read = note.safeParse({
    kind: "payment-return",
    outcome: query.get("outcome"),
    order: query.get("order") ?? undefined,
  });
  return read.success ? read.data : undefined;
}

/**
 * In two ways: the provider's page may have cut the opener off, and browsers partition channels by the embedding site.
 * The frame polls the server in any case.
 */
export function sendReturn(returned: Return): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(returned);
  channel.close();
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(returned, window.location.origin);
}

/** The pop-up has returned to this origin. Returns how to stop. */
export function onReturn(listener: (returned: Return) => void): () => void {
  const receive = ({ origin, data }: MessageEvent) => {
    const read = note.safeParse(data);
    if (origin === window.location.origin && read.success) listener(read.data);
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", receive);
  window.addEventListener("message", receive);
  return () => {
    channel.close();
    window.removeEventListener("message", receive);
  };
}
