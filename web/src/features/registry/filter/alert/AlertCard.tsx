import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RefObject, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { readArea } from "#shared/contract/jackets/registry.ts";
import type { AboutAlert } from "#shared/model/registry/area.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { paper, quietText } from "#web/ui/theme/sxRules.ts";
import { agoWords } from "./agoWords.ts";

export type ReadAlert = ResponseOf<typeof readArea> & { readonly Alert: AboutAlert };

/** "2 shapes on the map", "Oakland, MI; Wayne, MI, and up to 2 km around" */
function areaWords({ Polygons, Circles, Names }: ReadAlert): string {
  const shapes = `${counted(Polygons.length + Circles.length, "shape")} on the map`;
  return Names.length > 0 ? `${Names.join("; ")}, and up to 2 km around: ${shapes}` : shapes;
}

interface Props {
  readonly alert: ReadAlert;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isUsed: boolean;
  readonly onUse: () => void;
}

export function AlertCard({ alert, heading, isUsed, onUse }: Props) {
  const { Event, Headline, Sender, Sent, Expires, Where, Warnings, Notes } = alert.Alert;
  const [now] = useState(() => Date.now());
  return (
    <Box
      component="section"
      aria-label="The alert"
      sx={{ ...paper, p: 2, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography component="h3" variant="h3" ref={heading} tabIndex={-1}>
        {Event}
      </Typography>
      {Headline && <Typography sx={{ overflowWrap: "anywhere" }}>{Headline}</Typography>}
      {Warnings.map((sentence) => (
        <Notice key={sentence} kind="warning">
          {sentence}
        </Notice>
      ))}
      <DefinitionList
        items={[
          ["From", Sender],
          ["Sent", `${agoWords(Sent, now)}, ${localMinute(Sent)}`],
          ["Stale", Expires ? `${localMinute(Expires)}: what it warns of may last longer` : "It does not say when"],
          ["Places", Where],
          ["Area", areaWords(alert)],
        ]}
      />
      {Notes.length > 0 && <BulletList items={Notes} sx={quietText} />}
      {isUsed ? (
        <Typography>The list below is of this area.</Typography>
      ) : (
        <>
          <Typography variant="quiet">The list below is not of this area yet.</Typography>
          <ButtonRow>
            <Button onClick={onUse}>Use this area</Button>
          </ButtonRow>
        </>
      )}
    </Box>
  );
}
