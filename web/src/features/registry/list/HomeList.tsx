import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, useEffect } from "react";
import { type RegistryHome, registryOrderWords } from "#shared/model/registry/home.ts";
import { HousesPicture } from "#web/entities/household/HousesPicture.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { HomeRow } from "./HomeRow.tsx";
import type { Homes } from "./useHomes.ts";

interface RowsProps {
  readonly homes: readonly RegistryHome[];
  readonly selected: string | undefined;
  /** Being opened. */
  readonly opening: string | undefined;
  readonly onSelect: (home: RegistryHome) => void;
  readonly onOpen: (home: RegistryHome) => void;
}

function Rows({ homes, selected, opening, ...presses }: RowsProps) {
  return (
    <Box component="ul" sx={{ ...columnList, gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {homes.map((home) => (
        <HomeRow
          key={home.ID}
          home={home}
          isSelected={home.ID === selected}
          isOpening={home.ID === opening}
          {...presses}
        />
      ))}
    </Box>
  );
}

function homesShown({ homes = [], order, unplaced, hasMoreUnplaced, pages: { hasNextPage } }: Homes): string {
  if (homes.length === 0 && hasNextPage) return "No home so far. There is more to look through.";
  const placed = `${counted(homes.length, "home")}${hasNextPage ? " so far" : ""}, ${registryOrderWords[order].toLowerCase()}`;
  const least = hasMoreUnplaced ? "at least " : "";
  return unplaced.length > 0 ? `${placed}, and ${least}${unplaced.length} without an exact position` : placed;
}

interface Props extends Omit<RowsProps, "homes"> {
  readonly list: Homes;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** For the whole list. */
  readonly action: ReactNode;
}

export function HomeList({ list, heading, action, ...rows }: Props) {
  const { homes, unplaced, hasMoreUnplaced, pages } = list;
  const words = pages.isRefetching ? "The homes are asked for again." : homes && homesShown(list);
  const isUnplaced = unplaced.length > 0 || hasMoreUnplaced;
  // Once no page comes by itself. Those after a press are announced by ShowMore.
  const isWhole = !pages.isFetchingNextPage && !pages.wasContinued;
  useEffect(() => {
    if (words && isWhole) announce(words);
  }, [words, isWhole]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          Homes
        </Typography>
        {action}
      </Box>
      {!homes && <LoadingOrError error={pages.error} onRetry={pages.refetch} what="homes" />}
      {homes && (
        <>
          {pages.isRefetchError && (
            <Box sx={{ my: 1.5 }}>
              <ErrorState error={pages.error} onRetry={pages.refetch} />
            </Box>
          )}
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {words}
          </Typography>
          {homes.length === 0 && !pages.hasNextPage && !isUnplaced && (
            <EmptyState picture={<HousesPicture />} title="No homes to show">
              No home that your department has fits. Try a larger area, or fewer needs.
            </EmptyState>
          )}
          <Rows {...rows} homes={homes} />
          <ShowMore
            shown={counted(homes.length, "home")}
            looked={homes.length === 0 ? "The first pages had none" : undefined}
            list={pages}
          />
          {isUnplaced && (
            <Box sx={{ mt: 4 }}>
              <Typography variant="h2">Without an exact position</Typography>
              <Typography color="textSecondary" sx={{ mb: 1.5 }}>
                No map shows where these homes are. They may lie in the area.
              </Typography>
              <Rows {...rows} homes={unplaced} />
              {hasMoreUnplaced && (
                <Typography sx={{ mt: 1.5 }}>
                  There are more of them. Choose the area "Without an exact position" to see all.
                </Typography>
              )}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
