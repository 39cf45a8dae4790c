import Box from "@mui/material/Box";
import MuiButton from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { openHome } from "#shared/contract/jackets/registry.ts";
import { householdLines, sealedHouseholdLines } from "#shared/model/jacket/householdLines.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { FactItem, FactList } from "#web/entities/jacket/FactList.tsx";
import { OpenedPerson } from "#web/entities/jacket/OpenedPerson.tsx";
import { Button } from "#web/ui/Button.tsx";
import { paper } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { HomeChips } from "./HomeChips.tsx";
import { addressWords, factWords, navigateUrl } from "./homeWords.ts";

type Opened = ResponseOf<typeof openHome>;

/** The same in each resident's record. */
function WayIn({ person: { Entry, Record } }: { readonly person: Opened["People"][number] }) {
  const lines = [...householdLines(Entry), ...sealedHouseholdLines(Record)];
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Way in
      </Typography>
      {lines.length === 0 && <Typography variant="quiet">The family says nothing about door and way.</Typography>}
      <FactList>
        {lines.map(([label, text]) => (
          <FactItem key={label} label={label}>
            {text}
          </FactItem>
        ))}
      </FactList>
    </Box>
  );
}

function Actions({ home, onClose }: { readonly home: RegistryHome; readonly onClose: () => void }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "& > *": { flex: { xs: "1 1 100%", sm: "0 0 auto" } } }}>
      {/* Another page: this one keeps the list. */}
      <MuiButton variant="contained" href={navigateUrl(home)} target="_blank" rel="noreferrer">
        Navigate there
      </MuiButton>
      <Button onClick={onClose}>Close the home</Button>
    </Box>
  );
}

interface Props {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** Where, how to get in, then who. */
export function OpenedHome({ opened: { Home, People }, onClose }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [first] = People;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Box sx={{ ...paper, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography id={id} ref={heading} tabIndex={-1} component="h2" variant="h1">
          {addressWords(Home)}
        </Typography>
        <Typography sx={{ fontWeight: fontWeight.strong }}>{Home.Why}</Typography>
        <HomeChips home={Home} />
        <Typography variant="quiet">{factWords(Home, easternDayOf(new Date())).join(" · ")}</Typography>
        <Actions home={Home} onClose={onClose} />
        {first && <WayIn person={first} />}
      </Box>
      {People.map(({ Entry, Record }) => (
        <OpenedPerson key={Entry.ID} entry={Entry} record={Record} withHome={false} />
      ))}
      {People.length === 0 && <Typography>Nobody is registered here any more.</Typography>}
    </Box>
  );
}
