import * as z from "zod/mini";
import { orderId } from "#shared/fields.ts";

const note = z.object({
  kind: z.literal("payment-return"),
  outcome: z.enum(["success", "cancel"]),
  order: z.optional(orderId),
});

/** How the provider sent the person back, and from which order where it says so. */
type Return = z.output<typeof note>;

const channelName = "beforehand-payment";

/** What the address of the return page says; undefined when it is not one that the provider calls. */
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
 * Tells the frame that waits. The opener may be lost on the way through the provider's page, and browsers
 * part channels by the site around a frame, so both are tried; the frame asks the server in any case.
 */
export function tellReturn(returned: Return): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(returned);
  channel.close();
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(returned, window.location.origin);
}

/** Calls back when the pop-up has come back to this origin; answers how to stop that. */
export function onReturn(listener: (returned: Return) => void): () => void {
  const hear = ({ origin, data }: MessageEvent) => {
    const read = note.safeParse(data);
    if (origin === window.location.origin && read.success) listener(read.data);
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", hear);
  window.addEventListener("message", hear);
  return () => {
    channel.close();
    window.removeEventListener("message", hear);
  };
}
