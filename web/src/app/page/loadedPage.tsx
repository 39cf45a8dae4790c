import { type ComponentType, lazy, useState } from "react";

/** A page whose script is loaded when it is drawn, or before by `load`. */
export type LoadedPage = ComponentType & { readonly load: () => Promise<unknown> };

/**
 * The page that a module exports under a name. Once loaded it is drawn without a wait: `lazy` waits even for a promise
 * that is kept, and meanwhile the library would give up the text that came with the document.
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
    // The same as long as it is shown: another component would begin anew, without what was typed.
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn />;
  }
  return Object.assign(Page, { load: keep });
}
