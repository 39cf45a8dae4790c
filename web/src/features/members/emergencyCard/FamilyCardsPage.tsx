import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { inWords } from "#shared/format/coverageSentence.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { printPaper } from "#web/ui/print/Paper.tsx";
import { columnList, quietText } from "#web/ui/theme/sxRules.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import { CardSheet } from "./CardSheet.tsx";
import type { CardSize } from "./cardSizes.ts";
import { SizeChoice } from "./SizeChoice.tsx";
import { useFamilyCards } from "./useFamilyCards.ts";

type Family = ReturnType<typeof useFamilyCards>;
type Holders = NonNullable<Family["holders"]>;

/** A press makes the missing cards, and prints once all stand on the sheet. */
function usePrint({ makeMissing }: Family, wanted: Holders) {
  const sheet = useRef<HTMLDivElement>(null);
  const [isPending, setPending] = useState(false);
  const isWhole = wanted.every(({ card }) => card);
  useEffect(() => {
    if (!isPending || !isWhole) return;
    setPending(false);
    void printPaper(sheet.current);
  }, [isPending, isWhole]);
  const print = toastOnFailure(async () => {
    setPending(true);
    try {
      await makeMissing(wanted);
    } catch (error) {
      setPending(false);
      throw error;
    }
  });
  return { sheet, print, isPending };
}

interface PeopleProps {
  readonly holders: Holders;
  readonly left: readonly string[];
  readonly onLeft: (left: readonly string[]) => void;
}

const People = ({ holders, left, onLeft }: PeopleProps) => (
  <Box component="ul" aria-label="Whose cards" sx={{ ...columnList, gap: 1.5 }}>
    {holders.map(({ member, card }) => (
      <li key={member.ID}>
        <CheckBox
          checked={!left.includes(member.ID)}
          onChange={(isTaken) => onLeft(isTaken ? left.filter((id) => id !== member.ID) : [...left, member.ID])}
          label={
            <>
              {fullName(member)}
              <Box component="span" sx={{ display: "block", ...quietText }}>
                {card ? `Card made on ${formatDay(card.Made)}` : "No card yet: Print makes one"}
              </Box>
            </>
          }
        />
      </li>
    ))}
  </Box>
);

function PrintFamily({ family, holders }: { readonly family: Family; readonly holders: Holders }) {
  const [size, setSize] = useState<CardSize>("fridge");
  const [left, setLeft] = useState<readonly string[]>([]);
  const wanted = holders.filter(({ member }) => !left.includes(member.ID));
  const { sheet, print, isPending } = usePrint(family, wanted);
  const none = wanted.length === 0;
  return (
    <Card component="div" sx={{ display: "grid", gap: 3, maxWidth: 690 }}>
      <People holders={holders} left={left} onLeft={setLeft} />
      {family.withheld.length > 0 && (
        <Notice kind="info">No card without consent: {inWords(family.withheld.map(fullName))}.</Notice>
      )}
      <SizeChoice size={size} onSize={setSize} />
      <ButtonRow>
        <Button
          variant="primary"
          pending={isPending}
          disabled={none}
          reason={none ? "Choose at least one person." : undefined}
          onClick={print}
        >
          Print {counted(wanted.length, "card")}
        </Button>
      </ButtonRow>
      <Typography variant="quiet">
        A new card shows photo, needs and whom to call. Each person&apos;s own card page changes that. Print in true
        size (100 %) and cut along the dashed edge.
      </Typography>
      <CardSheet
        people={wanted.flatMap(({ member, card }) => (card ? [{ member, card }] : []))}
        size={size}
        ref={sheet}
      />
    </Card>
  );
}

function FamilyCards() {
  const family = useFamilyCards();
  const { holders, withheld, error, refetch } = family;
  if (!holders) return <LoadingOrError error={error} onRetry={refetch} what="the cards" />;
  if (holders.length + withheld.length > 0) return <PrintFamily family={family} holders={holders} />;
  return (
    <EmptyState
      picture={<FamilyPicture />}
      title="No Registered Family Members"
      action={
        <Button variant="primary" to="/Members/Add">
          Begin Registering
        </Button>
      }
    >
      Each person you register can have a card.
    </EmptyState>
  );
}

export const FamilyCardsPage = () => (
  <>
    <PageTitle title="Cards to print" text="For a crew that meets your people anywhere. Several cards fit on a sheet.">
      Cards for fridge and wallet
    </PageTitle>
    <FamilyCards />
  </>
);
