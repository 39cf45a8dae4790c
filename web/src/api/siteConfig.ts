import * as z from "zod/mini";
import { paymentEnvironment } from "#shared/model/paymentHost.ts";

const schema = z.object({
  stage: paymentEnvironment,
  /** The payment frame's origin. */
  payOrigin: z.string(),
  backupPayOrigin: z.string(),
  uploadOrigin: z.optional(z.string()),
  /** Without it the map is drawn from the site's own shapes. */
  mapStyle: z.nullish(z.string()),
});
/** One build of the site serves all deployments. */
export type SiteConfig = z.output<typeof schema>;

let loading: Promise<SiteConfig> | undefined;

async function load(): Promise<SiteConfig> {
  const answer = await fetch("/config.json");
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  return schema.parse(await answer.json());
}

/** A failed load is repeated by the next caller. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
