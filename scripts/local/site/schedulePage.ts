import { htmlAnswer, messagePage } from "#scripts/local/common/html.ts";
import { json, type ServedAnswer, type ServedRequest } from "#scripts/local/common/serve.ts";
import type { Rules } from "#scripts/local/functions/startRules.ts";

const path = "/_local/schedules/";

/** For POST; `at` in its form is the day it takes for today. */
export const schedulePath = (name: string): string => `${path}${name}`;

function plannedFor({ body }: ServedRequest): Date {
  const at = new URLSearchParams(body.toString()).get("at");
  return at ? new Date(`${at}T12:00:00Z`) : new Date();
}

export async function runSchedule(rules: Rules, received: ServedRequest): Promise<ServedAnswer | undefined> {
  const { method, url, headers } = received;
  if (!url.pathname.startsWith(path)) return undefined;
  const name = url.pathname.slice(path.length);
  const planned = plannedFor(received);
  if (method !== "POST" || !rules.names.includes(name))
    return json({ message: `POST ${rules.names.map(schedulePath).join(", ")} with at=YYYY-MM-DD` }, 404);
  if (Number.isNaN(planned.getTime())) return json({ message: "at is a day, YYYY-MM-DD" }, 400);
  const outcome = await rules.run(name, planned);
  const status = outcome === "done" ? 200 : 500;
  if (!headers.accept?.includes("text/html")) return json({ outcome }, status);
  const told = outcome === "done" ? "It is done." : "It failed: the functions' log says why.";
  return htmlAnswer(messagePage(`${name} as planned for ${planned.toISOString().slice(0, 10)}`, told), status);
}
