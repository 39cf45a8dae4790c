import { ask, type Check, need } from "#scripts/operate/smoke/check.ts";

/** Runs the canary where its schedule can be asked to; a deployment runs it every hour, and has an alarm for it. */
export const canaryCheck = (isLocal: boolean): Check => ({
  name: "canary",
  run: async ({ origin }) => {
    if (!isLocal) return undefined;
    const { status, text } = await ask(`${origin}/_local/schedules/runCanary`, {
      method: "POST",
      headers: { origin },
    });
    need(status === 200, `runCanary answers ${status} ${text}: its log says how far it came`);
    return "did the main job";
  },
});
