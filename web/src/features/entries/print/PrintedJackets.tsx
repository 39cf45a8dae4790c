import { Global } from "@emotion/react";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { easternFormat } from "#web/ui/display/easternTime.ts";
import { JacketSheet } from "./JacketSheet.tsx";
import type { PrintedRecord } from "./openForPrint.ts";

const id = "printed-jacket";

// While this is mounted, only the jackets are printed.
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

/** Prints once the element and its photos are there. */
function usePrinting(onDone: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isThere = true;
    const finish = () => done.current();
    window.addEventListener("afterprint", finish);
    const photos = [...(root.current?.querySelectorAll("img") ?? [])];
    // A sheet without its photo is still useful.
    void Promise.allSettled(photos.map((photo) => photo.decode())).then(() => isThere && window.print());
    return () => {
      isThere = false;
      window.removeEventListener("afterprint", finish);
    };
  }, []);
  return root;
}

interface Props {
  readonly opened: readonly PrintedRecord[];
  readonly at: Date;
  /** Called after printing, also when it was cancelled. */
  readonly onDone: () => void;
}

/** Jackets on sheets of A5, visible on paper only. They start printing as soon as they are mounted. */
export function PrintedJackets({ opened, at, onDone }: Props) {
  const { FirstName, LastName } = useUser();
  const root = usePrinting(onDone);
  return createPortal(
    <Box id={id} ref={root} sx={{ display: "none", "@media print": { display: "block" } }}>
      {onPaper}
      {opened.map((one) => (
        <JacketSheet
          key={one.entry.ID}
          opened={one}
          printed={`Printed ${moment.format(at)} by ${FirstName} ${LastName}`}
        />
      ))}
    </Box>,
    document.body,
  );
}
