import { Global } from "@emotion/react";
import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

/** Hides the rest of the page from print. */
const OnlyThis = ({ id, size, margin }: Pick<Props, "id" | "size" | "margin">) => (
  <Global
    styles={{
      "@page": { size, margin },
      "@media print": {
        [`body > *:not(#${id})`]: { display: "none !important" },
        "html, body": { background: "#fff" },
      },
    }}
  />
);

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
  /** Beside the page's own elements. */
  readonly id: string;
  /** In CSS: "A5". */
  readonly size: string;
  readonly margin: string;
  /** Also when cancelled. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Visible on paper only; prints as soon as it is mounted. */
export function PaperOnly({ id, size, margin, onDone, children }: Props) {
  const root = usePrinting(onDone);
  return createPortal(
    <Box id={id} ref={root} sx={{ display: "none", "@media print": { display: "block" } }}>
      <OnlyThis id={id} size={size} margin={margin} />
      {children}
    </Box>,
    document.body,
  );
}
