import { type ComponentType, lazy, useState } from "react";

/** Loaded when it is drawn, or before by `load`. */
export type LoadedPage = ComponentType & { readonly load: () => Promise<unknown> };

/**
 * Once loaded it is drawn without a wait: `lazy` waits even for a kept promise, and React would give up the
 * document's text meanwhile.
 */
export function loadedPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LoadedPage {
  let loaded: ComponentType | undefined;
  const keep = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Waiting = lazy(keep);
  function Page() {
    // Another component would begin anew, without the input.
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn />;
  }
  return Object.assign(Page, { load: keep });
}
