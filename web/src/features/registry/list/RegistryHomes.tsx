import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import type { SavedArea } from "#shared/model/registry/savedArea.ts";
import { Button } from "#web/ui/Button.tsx";
import { counted } from "#web/ui/display/counted.ts";
import type { RegistryFilterState } from "../filter/useRegistryFilter.ts";
import { exactPoint, rowId } from "../home/homeWords.ts";
import { RegistryMap } from "../map/RegistryMap.tsx";
import type { WorkReason } from "../reason/useReason.ts";
import type { TakeAwayRequest } from "../takeAway/keptExport.ts";
import { HomeList } from "./HomeList.tsx";
import { useHomes } from "./useHomes.ts";

const sideBySide = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
} as const;

/** In sight beside a long list. */
const beside = { position: { lg: "sticky" }, top: { lg: 88 }, minWidth: 0 } as const;

interface Props {
  readonly filter: RegistryFilterState;
  readonly reason: WorkReason;
  readonly department: string | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly areas: readonly SavedArea[];
  readonly selected: RegistryHome | undefined;
  /** The ID of the home being opened. */
  readonly opening: string | undefined;
  readonly onSelect: (home: RegistryHome) => void;
  readonly onOpen: (home: RegistryHome) => void;
  readonly onTakeAway: (request: TakeAwayRequest) => void;
}

export function RegistryHomes({ areas, selected, opening, onSelect, onOpen, ...listed }: Props) {
  const { filter, reason, department, heading, onTakeAway } = listed;
  const list = useHomes(filter.request, reason, department);
  const homes = list.homes ?? [];
  const whose = department ? { DepartmentID: department } : {};
  const isEmpty =
    list.homes?.length === 0 && list.unplaced.length === 0 && !list.hasMoreUnplaced && !list.pages.hasNextPage;
  const notShown = [...homes, ...list.unplaced].filter((home) => !exactPoint(home)).length;
  const onPoint = (home: RegistryHome) => {
    onSelect(home);
    document.getElementById(rowId(home))?.focus();
  };
  return (
    <Box sx={sideBySide}>
      <HomeList
        // Another question is another list: nothing of the last one stays. The map does.
        key={JSON.stringify([filter.request, reason])}
        list={list}
        heading={heading}
        action={
          !isEmpty && (
            <Button size="small" onClick={() => onTakeAway({ ...filter.request, ...reason, ...whose })}>
              Take it away
            </Button>
          )
        }
        selected={selected?.ID}
        opening={opening}
        onSelect={onSelect}
        onOpen={onOpen}
      />
      <Box sx={beside}>
        <RegistryMap
          homes={homes}
          selected={homes.find(({ ID }) => ID === selected?.ID)}
          filter={filter}
          areas={areas}
          onSelect={onPoint}
        />
        {list.pages.hasNextPage && (
          <Typography variant="quiet" sx={{ mt: 1 }}>
            The map shows the homes listed so far. Where all others are, the counts for planning tell.
          </Typography>
        )}
        {notShown > 0 && (
          <Typography variant="quiet" sx={{ mt: 1 }}>
            {counted(notShown, "home")} of the list {notShown === 1 ? "has" : "have"} no exact position and{" "}
            {notShown === 1 ? "is" : "are"} not on the map.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
