import Typography from "@mui/material/Typography";
import { lazy, useState } from "react";
import { counted } from "#web/ui/display/counted.ts";
import { MapFrame } from "#web/ui/map/MapFrame.tsx";
import { type CellCounts, needLines } from "./countsCsv.ts";

const CountsCanvas = lazy(async () => ({ default: (await import("./CountsCanvas.tsx")).CountsCanvas }));

/** The table says the same. */
export function CountsMap({ cells }: { readonly cells: readonly CellCounts[] }) {
  const [selected, setSelected] = useState<CellCounts>();
  const words = selected && [
    `${counted(selected.Homes, "home")} with ${counted(selected.People, "person", "people")} in this square`,
    ...needLines(selected),
  ];
  return (
    <>
      <MapFrame label="Map of the counts" height={440}>
        <CountsCanvas cells={cells} selected={selected?.Cell} onSelect={setSelected} />
      </MapFrame>
      <Typography variant="quiet" role="status">
        {words?.join(", ") ?? "Press a square to read its needs."}
      </Typography>
    </>
  );
}
