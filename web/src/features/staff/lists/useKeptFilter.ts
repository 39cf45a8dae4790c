import { useHistoryParams } from "#web/session/useHistoryParams.ts";
import { useDebounced } from "#web/ui/state/useDebounced.ts";

type Values<Name extends string> = Readonly<Record<Name, string>>;

function read<Name extends string>(names: readonly Name[], params: URLSearchParams): Values<Name> {
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Values<Name>;
}

function write(values: Values<string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value.trim())).toString();
}

/** Through a reload and Back. `typed` is the fields' state; `asked` follows when typing stops. */
export function useKeptFilter<Name extends string>(names: readonly Name[]) {
  const [params, keep] = useHistoryParams();
  const { state: typed, setState: setTyped } = useDebounced({
    value: params.toString(),
    read: (text) => read(names, new URLSearchParams(text)),
    write,
    commit: (text) => keep(new URLSearchParams(text)),
  });
  return {
    typed,
    asked: read(names, params),
    set: (name: Name, value: string) => setTyped((current) => ({ ...current, [name]: value })),
    clear: () => setTyped(read(names, new URLSearchParams())),
  };
}
