import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { holdEntries } from "#shared/contract/jackets/handover.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";

export type Colleague = "has it" | "marked it";

/** A card only passed by is not held. */
const settleTime = 2_000;
/** The server forgets after two minutes. */
const renewalTime = 60_000;

/** The first at once: two who begin together learn of each other. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const last = useRef(0);
  useEffect(() => {
    if (text === settled) return;
    const settle = () => {
      last.current = Date.now();
      setSettled(text);
    };
    const timer = setTimeout(settle, Date.now() - last.current < settleTime ? settleTime : 0);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

interface HandsCount {
  readonly answered: number;
  readonly inHand: readonly string[];
}

interface ColleagueMarks {
  readonly load: number;
  readonly ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const idsOf = (marked: ColleagueMarks, load: number) => (marked.load === load ? marked.ids : none);

interface Options {
  /** Earlier marks are forgotten: they may have been taken back. */
  readonly load: number;
  readonly selected: readonly string[];
  readonly counted: HandsCount | undefined;
  readonly enabled: boolean;
}

/** Colleagues learn only of "has it" and "marked it". */
export function useHands({ load, selected, counted, enabled }: Options) {
  const [current, setCurrent] = useState<string>();
  const [marked, setMarked] = useState<ColleagueMarks>({ load, ids: none });
  const held = [...new Set([...(current ? [current] : []), ...selected])].slice(0, mostEntriesPerCall);
  const settled = useSettled(held.join(" "));
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...callKey(holdEntries), settled],
    queryFn: async () => {
      const answer = await send(holdEntries, { EntryIDs: settled.split(" ") });
      setMarked((known) => ({ load, ids: new Set([...idsOf(known, load), ...answer.Marked]) }));
      return answer.InHand;
    },
    enabled: enabled && settled !== "",
    refetchInterval: renewalTime,
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
    /** The focused card's EntryID. */
    take: setCurrent,
    of: (id: string): Colleague | undefined => {
      if (inHand.has(id)) return "has it";
      return idsOf(marked, load).has(id) ? "marked it" : undefined;
    },
  };
}
