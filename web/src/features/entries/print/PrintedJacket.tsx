import { Global } from "@emotion/react";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { easternFormat } from "#web/ui/display/easternTime.ts";
import type { OpenedRecord } from "../card/useMedicalRecord.ts";
import { JacketSheet } from "./JacketSheet.tsx";

const id = "printed-jacket";

// While a jacket is to be printed it is all that is on paper; this goes with it.
const onPaper = (
  <Global
    styles={{
      "@page": { size: "A5", margin: "8mm" },
      "@media print": {
        [`body > *:not(#${id})`]: { display: "none !important" },
        "html, body": { background: "#fff" },
      },
    }}
  />
);

const moment = easternFormat({ dateStyle: "medium", timeStyle: "long" });

/** Prints once an element stands in the page with its photo; `onDone` is called when the printing is over. */
function usePrinting(onDone: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isThere = true;
    const finish = () => done.current();
    window.addEventListener("afterprint", finish);
    // Without its photo the sheet is still worth having.
    void Promise.resolve(root.current?.querySelector("img")?.decode())
      .catch(() => {})
      .then(() => isThere && window.print());
    return () => {
      isThere = false;
      window.removeEventListener("afterprint", finish);
    };
  }, []);
  return root;
}

interface Props {
  readonly opened: OpenedRecord;
  readonly at: Date;
  readonly withNotes: boolean;
  /** It was printed, or not; it can go. */
  readonly onDone: () => void;
}

/** A jacket on one sheet of A5: it is on paper only, and asks the browser to print as soon as it is there. */
export function PrintedJacket({ opened, at, withNotes, onDone }: Props) {
  const { FirstName, LastName } = useUser();
  const root = usePrinting(onDone);
  return createPortal(
    <Box id={id} ref={root} sx={{ display: "none", "@media print": { display: "block" } }}>
      {onPaper}
      <JacketSheet
        opened={opened}
        withNotes={withNotes}
        printed={`Printed ${moment.format(at)} by ${FirstName} ${LastName}`}
      />
    </Box>,
    document.body,
  );
}
