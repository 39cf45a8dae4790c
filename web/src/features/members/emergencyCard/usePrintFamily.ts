import { useEffect, useRef, useState } from "react";
import { printPaper } from "#web/ui/print/Paper.tsx";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import type { CardHolder, FamilyCards } from "./useFamilyCards.ts";

/** Makes missing cards, and prints once all stand on the sheet. */
export function usePrintFamily({ makeMissing }: FamilyCards, wanted: readonly CardHolder[]) {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPending, setPending] = useState(false);
  const isWhole = wanted.every(({ card }) => card);
  useEffect(() => {
    if (!isPending || !isWhole) return;
    setPending(false);
    void printPaper(sheet.current);
  }, [isPending, isWhole]);
  const print = toastOnFailure(async () => {
    setPending(true);
    try {
      await makeMissing(wanted);
    } catch (error) {
      setPending(false);
      throw error;
    }
  });
  return { sheet, print, isPending };
}
