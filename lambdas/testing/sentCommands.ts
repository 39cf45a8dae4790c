import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

const requests = "http.client.request.start";

/** What AWS is asked for while something runs, "DynamoDB_20120810.GetItem", in the order of the alphabet. */
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
