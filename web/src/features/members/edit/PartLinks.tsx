import Box from "@mui/material/Box";
import type { MouseEvent } from "react";
import { plainList } from "#web/ui/theme/sxRules.ts";

const parts = [
  ["part-name", "Name"],
  ["part-body", "Body details"],
  ["part-contact", "Contact and notes"],
  ["part-urgent", "What crews ask first"],
  ["part-medical", "Medical information"],
  ["part-needs", "What else helps"],
] as const;

/** The address stays: Back leads to the list. */
function toPart(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

export function PartLinks() {
  return (
    <Box component="nav" aria-label="Parts of this record">
      <Box component="ul" sx={{ ...plainList, display: "flex", flexWrap: "wrap", columnGap: 2.5 }}>
        {parts.map(([id, title]) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} onClick={toPart} sx={{ display: "inline-block", py: 1 }}>
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
