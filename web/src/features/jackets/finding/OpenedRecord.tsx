import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { EntryChanges } from "#web/entities/jacket/EntryChanges.tsx";
import { OpenedPerson } from "#web/entities/jacket/OpenedPerson.tsx";
import { PrintedJackets } from "#web/entities/jacket/print/PrintedJackets.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CopyButton } from "../copy/CopyButton.tsx";
import { DeliveryChips } from "./DeliveryChips.tsx";

function News({ opened: { Entry, Deliveries } }: { readonly opened: OpenedJacket }) {
  const [newest] = Deliveries;
  if (newest?.State === "CHANGED") return <EntryChanges entry={Entry} />;
  if (newest?.State === "ENDED")
    return <Notice kind="warning">This record has ended. What it says may be out of date.</Notice>;
  return null;
}

/** Print and copy show no more than was opened. */
function Actions({ opened: { Entry: entry, Record: record }, onClose }: Omit<Props, "takesFocus">) {
  const { FirstName, LastName } = useUser();
  const [printed, setPrinted] = useState<Date>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button size="small" onClick={() => setPrinted(new Date())}>
        Print
      </Button>
      <CopyButton entry={entry} withNotes />
      <Button size="small" onClick={onClose}>
        Close the record
      </Button>
      {printed && (
        <PrintedJackets
          opened={[{ entry, record }]}
          at={printed}
          by={`by ${FirstName} ${LastName} from an opened record`}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </Box>
  );
}

interface Props {
  readonly opened: OpenedJacket;
  /** Not where a tab keeps it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

export function OpenedRecord({ opened, takesFocus, onClose }: Props) {
  const { Entry, Record, Deliveries } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return (
    <OpenedPerson
      entry={Entry}
      record={Record}
      heading={heading}
      actions={
        <>
          <Actions opened={opened} onClose={onClose} />
          <DeliveryChips deliveries={Deliveries} />
        </>
      }
      news={<News opened={opened} />}
    />
  );
}
