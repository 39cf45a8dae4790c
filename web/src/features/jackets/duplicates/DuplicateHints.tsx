import { useState } from "react";
import { listDuplicates } from "#shared/contract/jackets/duplicates.ts";
import type { Duplicates, Entry } from "#shared/model/jacket/entry.ts";
import type { Role } from "#shared/model/role.ts";
import { DuplicateChips } from "#web/entities/jacket/DuplicateChips.tsx";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { CompareDialog } from "./CompareDialog.tsx";

const callers: readonly Role[] = listDuplicates.callers;

interface DuplicateNews {
  readonly of: Entry;
  readonly duplicates: Duplicates;
}

export function DuplicateHints({ entry }: { readonly entry: Entry }) {
  const { Role } = useUser();
  const [told, setTold] = useState<DuplicateNews>();
  // Only the compared card has a dialog.
  const [dialog, setDialog] = useState<"open" | "closing">();
  const duplicates = told?.of === entry ? told.duplicates : entry;
  const { PersonInOtherAccount, AddressInOtherAccount, SamePersonAs } = duplicates;
  const mayCompare = callers.includes(Role) && (PersonInOtherAccount || AddressInOtherAccount || SamePersonAs);
  return (
    <>
      <DuplicateChips duplicates={duplicates} />
      {mayCompare && (
        <Button size="small" variant="quiet" onClick={() => setDialog("open")} aria-describedby={headingIdOf(entry)}>
          Compare
        </Button>
      )}
      {dialog && (
        <CompareDialog
          entry={entry}
          open={dialog === "open"}
          onClose={() => setDialog("closing")}
          onClosed={() => setDialog(undefined)}
          onTold={(newer) => setTold({ of: entry, duplicates: newer })}
        />
      )}
    </>
  );
}
