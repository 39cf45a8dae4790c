import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

const requests = "http.client.request.start";

/** "DynamoDB_20120810.GetItem", in alphabetical order. */
export async function sentCommands(run: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    sent.push(String(request.getHeader("x-amz-target") ?? request.path));
  };
  subscribe(requests, note);
  try {
    await run();
  } finally {
    unsubscribe(requests, note);
  }
  return sent.sort();
}
