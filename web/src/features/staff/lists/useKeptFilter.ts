import { useEffect, useState } from "react";
import { trackOwnWrites } from "#web/ui/navigation/trackOwnWrites.ts";
import { useHistoryParams } from "#web/ui/navigation/useHistoryParams.ts";

// Long enough to be done typing.
const pause = 350;

type Values<Name extends string> = Readonly<Record<Name, string>>;

function read<Name extends string>(names: readonly Name[], params: URLSearchParams): Values<Name> {
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Values<Name>;
}

function write(values: Values<string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value.trim())).toString();
}

/**
 * What a list is narrowed by; a reload and the way back keep it. `typed` is what the fields hold; `asked` follows
 * it when typing stops.
 */
export function useKeptFilter<Name extends string>(names: readonly Name[]) {
  const [params, keep] = useHistoryParams();
  const [typed, setTyped] = useState(() => read(names, params));
  const kept = params.toString();
  const [writes] = useState(() => trackOwnWrites(kept));
  useEffect(() => {
    // The way back, or a press on the screen's own link.
    if (writes.isExternal(kept)) setTyped(read(names, new URLSearchParams(kept)));
  }, [writes, kept, names]);
  useEffect(() => {
    const next = write(typed);
    if (next === writes.latest()) return;
    const timer = setTimeout(() => {
      writes.write(next);
      keep(new URLSearchParams(next));
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, keep, writes]);
  return {
    typed,
    asked: read(names, params),
    set: (name: Name, value: string) => setTyped((current) => ({ ...current, [name]: value })),
    clear: () => setTyped(read(names, new URLSearchParams())),
  };
}
