import { Global } from "@emotion/react";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { easternFormat } from "#web/ui/display/easternTime.ts";
import type { OpenedRecord } from "../card/useMedicalRecord.ts";
import { JacketSheet } from "./JacketSheet.tsx";

const id = "printed-jacket";

// While this is mounted, only the jacket is printed.
const onPaper = (
  <Global
    styles={{
      "@page": { size: "A5", margin: "7mm" },
      "@media print": {
        [`body > *:not(#${id})`]: { display: "none !important" },
        "html, body": { background: "#fff" },
      },
    }}
  />
);

const moment = easternFormat({ dateStyle: "medium", timeStyle: "long" });

/** Prints once the element and its photo are there. */
function usePrinting(onDone: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isThere = true;
    const finish = () => done.current();
    window.addEventListener("afterprint", finish);
    // A sheet without its photo is still useful.
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
  /** Called after printing, also when it was cancelled. */
  readonly onDone: () => void;
}

/** A jacket on one sheet of A5, visible on paper only. It starts printing as soon as it is mounted. */
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
