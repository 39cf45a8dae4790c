import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { FoundJacket } from "#shared/model/jacket/opening.ts";
import { ageOn, easternDayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { fullName } from "#web/entities/member/fullName.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { columnList, paper } from "#web/ui/theme/sxRules.ts";
import { DeliveryChips } from "./DeliveryChips.tsx";
import { foundAddress } from "./foundAddress.ts";
import { goToFirst, step } from "./foundSteps.ts";
import type { useFind } from "./useFind.ts";

function peopleFound(count: number, more: boolean): string {
  if (count === 0) return more ? "Nobody so far. There is more to look through." : "";
  const people = count === 1 ? "1 person" : `${count} people`;
  return more ? `${people} so far` : `${people} found`;
}

interface RowProps {
  readonly jacket: FoundJacket;
  readonly onOpen: () => void;
}

/** Enough to tell people apart; the rest needs a reason. */
function FoundRow({ jacket, onOpen }: RowProps) {
  const { Dob, Number: number, Deliveries } = jacket;
  const age = ageOn(Dob, easternDayOf(new Date()));
  return (
    <ButtonBase
      onClick={onOpen}
      data-found=""
      sx={{
        ...paper,
        display: "grid",
        width: "100%",
        p: 2,
        gap: 1,
        justifyContent: "start",
        textAlign: "start",
        "&:hover": { borderColor: "text.primary" },
      }}
    >
      <Typography component="span" variant="h3">
        {fullName(jacket)}, {age}
      </Typography>
      <Typography component="span" sx={{ overflowWrap: "anywhere" }}>
        {foundAddress(jacket)}
      </Typography>
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        {number && (
          <Typography component="span" variant="quiet">
            Jacket {formatJacketNumber(number)}
          </Typography>
        )}
        <DeliveryChips deliveries={Deliveries} />
      </Box>
    </ButtonBase>
  );
}

interface Props {
  readonly find: ReturnType<typeof useFind>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onOpen: (jacket: FoundJacket) => void;
}

/** An only person is offered at once; of several the first has the focus, and arrow keys lead on. */
export function FoundList({ find, field, onOpen }: Props) {
  const { text, jackets, pages } = find;
  const isFirstPage = pages.data?.pages.length === 1;
  const arrive = useEffectEvent((found: readonly FoundJacket[]) => {
    const [only, ...others] = found;
    // Whoever types on means somebody else: the next key must open nobody's record.
    if (field.current?.value.trim() !== text) return;
    if (!only || !mayMoveFocus(field.current?.form)) return;
    if (others.length === 0 && !pages.hasNextPage) onOpen(only);
    else goToFirst();
  });
  useEffect(() => {
    if (jackets && isFirstPage) arrive(jackets);
  }, [jackets, isFirstPage]);
  if (!jackets) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what="people" />;
  const isEmpty = jackets.length === 0;
  return (
    <Box onKeyDown={(event) => step(event.key, field.current) && event.preventDefault()}>
      <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
        {peopleFound(jackets.length, pages.hasNextPage)}
      </Typography>
      {isEmpty && !pages.hasNextPage && (
        <EmptyState picture={<JacketsPicture isSearch />} title="Nobody was found">
          Addresses are found by house number and street, names by the last name. Try fewer words, or another spelling.
          Somebody may still need help there: only people who registered are found.
        </EmptyState>
      )}
      <Box component="ul" sx={{ ...columnList, gap: 1.5 }}>
        {jackets.map((jacket) => (
          <li key={jacket.ID}>
            <FoundRow jacket={jacket} onOpen={() => onOpen(jacket)} />
          </li>
        ))}
      </Box>
      <ShowMore
        shown={`${jackets.length} people`}
        looked={jackets.length === 0 ? "The first pages had nobody" : undefined}
        list={pages}
      />
    </Box>
  );
}
