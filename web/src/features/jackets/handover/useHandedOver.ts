import { useSyncExternalStore } from "react";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { type HandedOver, isOpen } from "./handedOver.ts";
import { handedOverStore } from "./handedOverStore.ts";

export function useHandedOver(kind: EntryKind) {
  const { ID } = useUser();
  const { account, exports } = useSyncExternalStore(handedOverStore.subscribe, handedOverStore.snapshot);
  const now = Date.now();
  return {
    list: account === ID ? exports.filter((one) => one.kind === kind && isOpen(one, now)) : [],
    put: (next: HandedOver) => handedOverStore.put(ID, next),
    drop: (gone: HandedOver) => handedOverStore.drop(ID, gone),
  };
}

export type HandedOverList = ReturnType<typeof useHandedOver>;
