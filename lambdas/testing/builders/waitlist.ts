import { handler as joinWaitlist } from "#lambdas/calls/joinWaitlist.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { joinWaitlist as asked } from "#shared/contract/waitlist.ts";

/** Of Columbus. */
const columbus = { State: "OH", Zip: "43215" } as const;

/** The newest. */
export async function aWaitlistLink(Email: string, at: Omit<RequestOf<typeof asked>, "Email"> = columbus) {
  await invoke(joinWaitlist, { Email, ...at });
  const links = (await inbox(Email)).map(({ text }) => /\/Waitlist\?id=([\w-]+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined) ?? "";
}
