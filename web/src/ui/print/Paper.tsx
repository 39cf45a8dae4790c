import { Global } from "@emotion/react";
import Box from "@mui/material/Box";
import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";

export interface PaperProps {
  /** Unlike those of the page's elements. */
  readonly id: string;
  /** In CSS: "A5". */
  readonly size: string;
  readonly margin: string;
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Replaces the page on paper, also with the browser's own Print. */
export const Paper = ({ id, size, margin, ref, children }: PaperProps) =>
  createPortal(
    <Box id={id} ref={ref} sx={{ display: "none", "@media print": { display: "block" } }}>
      <Global
        styles={{
          "@page": { size, margin },
          "@media print": {
            [`body > *:not(#${id})`]: { display: "none !important" },
            "html, body": { background: "#fff" },
          },
        }}
      />
      {children}
    </Box>,
    document.body,
  );

/** A sheet without its photo is still useful. */
export async function printPaper(paper: HTMLElement | null, isWanted: () => boolean = () => true): Promise<void> {
  const photos = [...(paper?.querySelectorAll("img") ?? [])];
  await Promise.allSettled(photos.map((photo) => photo.decode()));
  if (isWanted()) window.print();
}
