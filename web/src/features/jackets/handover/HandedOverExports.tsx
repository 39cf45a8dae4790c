import Box from "@mui/material/Box";
import { Card } from "#web/ui/display/Card.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { HandedOverLine } from "./HandedOverLine.tsx";
import type { HandedOverList } from "./useHandedOver.ts";

interface Props {
  readonly list: HandedOverList;
  readonly onMoved: () => void;
  readonly onExport: (ids: readonly string[]) => void;
}

export function HandedOverExports({ list, ...events }: Props) {
  if (list.list.length === 0) return null;
  return (
    <Card title="Handed over">
      <Box component="ul" sx={{ ...columnList, gap: 3 }}>
        {list.list.map((exported) => (
          <HandedOverLine key={exported.at} exported={exported} list={list} {...events} />
        ))}
      </Box>
    </Card>
  );
}
