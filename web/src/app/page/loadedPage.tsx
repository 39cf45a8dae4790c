import { type ComponentType, lazy, useState } from "react";

/** Loaded when drawn, or before by `load`. */
export type LoadedPage<Props = object> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * Once loaded it is drawn at once: `lazy` waits even for a kept promise, and React would drop the document's text
 * meanwhile.
 */
export function loadedPage<Name extends string, Props extends object = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): LoadedPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Waiting = lazy(keep);
  function Page(props: Props) {
    // Another component would begin anew, without the input.
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  return Object.assign(Page, { load: keep });
}
