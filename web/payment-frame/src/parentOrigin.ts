import * as z from "zod/mini";

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const settings = z.object({ siteOrigin: z.string().check(z.refine(isOrigin)) });

async function configured(): Promise<string | undefined> {
  const answer = await fetch("/config.json");
  if (answer.status >= 500) throw new Error(`config.json: ${answer.status}`);
  const read = settings.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data.siteOrigin : undefined;
}

/**
 * The only origin this frame sends messages to: the configured one, or the referrer's, limited to the site by
 * `frame-ancestors`. Undefined outside of a frame. Throws when the settings cannot be loaded.
 */
export async function parentOrigin(): Promise<string | undefined> {
  if (window.parent === window) return undefined;
  return (await configured()) ?? (document.referrer ? new URL(document.referrer).origin : undefined);
}
