import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type BuiltPage, builtPages } from "#shared/builtPages.ts";
import { createStyleCache } from "#web/ui/theme/createStyleCache.ts";
import { App } from "./App.tsx";

export interface RenderedPage {
  readonly file: string;
  readonly html: string;
  readonly css: string;
  /** Component rules, not written again by the style library. */
  readonly names: readonly string[];
}

function stylesOf({ inserted }: EmotionCache) {
  const rules = Object.entries(inserted).filter((rule): rule is [string, string] => typeof rule[1] === "string");
  return { css: rules.map(([, text]) => text).join(""), names: rules.map(([name]) => name) };
}

async function render({ file, path }: BuiltPage): Promise<RenderedPage> {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const cache = createStyleCache();
  // Otherwise the rules would stand between the elements.
  cache.compat = true;
  const page = (
    <CacheProvider value={cache}>
      <App Router={Router} />
    </CacheProvider>
  );
  const errors: unknown[] = [];
  // In one piece: an inline script would put later ones in place.
  const options = {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => void errors.push(error),
  };
  const { prelude } = await prerender(page, options);
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered`);
  return { file, html, ...stylesOf(cache) };
}

/** Rendered as this module loads: the build's loader ends with the loading, and pages load parts of themselves. */
export const renderedPages: readonly RenderedPage[] = await Promise.all(builtPages.map(render));
