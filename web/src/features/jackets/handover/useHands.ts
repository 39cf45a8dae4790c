import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { holdEntries } from "#shared/contract/handover.ts";
import { mostNamed } from "#shared/model/jacket/handover.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";

/** What a colleague does with a jacket, or did. */
export type Colleague = "has it" | "marked it";

/** Who only passes a card on the way to another one does not have it. */
const settling = 2_000;
/** The server forgets after two minutes. */
const renewal = 60_000;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settling);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Counted {
  readonly answered: number;
  readonly inHand: readonly string[];
}

/** What colleagues marked since a loading of the list. */
interface Marked {
  readonly load: number;
  readonly ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const idsOf = (marked: Marked, load: number) => (marked.load === load ? marked.ids : none);

interface Options {
  /** The number of the list's loading. Marks from before it are forgotten: they may have been taken back. */
  readonly load: number;
  /** The EntryIDs of the selected cards. */
  readonly selected: readonly string[];
  /** What the last count said. */
  readonly counted: Counted | undefined;
  readonly enabled: boolean;
}

/**
 * Tells colleagues which jackets are in hand here, the one with the focus and the selected ones, and knows theirs.
 * Nothing is told of them but that they have a jacket, or marked it.
 */
export function useHands({ load, selected, counted, enabled }: Options) {
  const [current, setCurrent] = useState<string>();
  const [marked, setMarked] = useState<Marked>({ load, ids: none });
  const held = [...new Set([...(current ? [current] : []), ...selected])].slice(0, mostNamed);
  const settled = useSettled(held.join(" "));
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...callKey(holdEntries), settled],
    queryFn: async () => {
      const answer = await send(holdEntries, { EntryIDs: settled.split(" ") });
      setMarked((known) => ({ load, ids: new Set([...idsOf(known, load), ...answer.Marked]) }));
      return answer.InHand;
    },
    enabled: enabled && settled !== "",
    refetchInterval: renewal,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const latest = useLatest(settled);
  useEffect(
    () => () => {
      // Colleagues need not wait until it is forgotten.
      if (latest.current) void send(holdEntries, { EntryIDs: [] }).catch(() => {});
    },
    [latest],
  );
  const isCounted = counted !== undefined && counted.answered > dataUpdatedAt;
  const inHand = new Set(isCounted ? counted.inHand : data);
  return {
    /** Called with the EntryID of the card that has the focus. */
    take: setCurrent,
    /** What is known of a colleague and a jacket. */
    of: (id: string): Colleague | undefined => {
      if (inHand.has(id)) return "has it";
      return idsOf(marked, load).has(id) ? "marked it" : undefined;
    },
  };
}
