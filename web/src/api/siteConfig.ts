import * as z from "zod/mini";
import { paymentEnvironment } from "#shared/model/paymentHost.ts";

const schema = z.object({
  /** The deployment's own environment. */
  stage: paymentEnvironment,
  /** The origins of the payment frame. */
  payOrigin: z.string(),
  backupPayOrigin: z.string(),
  /** The origin of photo uploads. */
  uploadOrigin: z.optional(z.string()),
  /** The address of a map style. Without one the map is drawn from shapes that come with the site. */
  mapStyle: z.nullish(z.string()),
});
/** The settings of a deployment: one build of the site serves them all. */
export type SiteConfig = z.output<typeof schema>;

let loading: Promise<SiteConfig> | undefined;

async function load(): Promise<SiteConfig> {
  const answer = await fetch("/config.json");
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  return schema.parse(await answer.json());
}

/** The settings deployed beside the site, loaded once. A failed load is repeated by the next caller. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
