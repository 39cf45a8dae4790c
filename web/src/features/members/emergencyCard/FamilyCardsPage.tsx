import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { inWords } from "#shared/format/coverageSentence.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { columnList, quietText } from "#web/ui/theme/sxRules.ts";
import { NoMembers } from "../person/NoMembers.tsx";
import { CardSheet } from "./CardSheet.tsx";
import type { CardSize } from "./cardSizes.ts";
import { SizeChoice } from "./SizeChoice.tsx";
import { type CardHolder, type FamilyCards, useFamilyCards } from "./useFamilyCards.ts";
import { usePrintFamily } from "./usePrintFamily.ts";

interface HoldersProps {
  readonly holders: readonly CardHolder[];
  /** Ids of people without a print. */
  readonly left: readonly string[];
  readonly onLeft: (left: readonly string[]) => void;
}

const CardHolders = ({ holders, left, onLeft }: HoldersProps) => (
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

interface Props {
  readonly family: FamilyCards;
  readonly holders: readonly CardHolder[];
}

function PrintFamily({ family, holders }: Props) {
  const [size, setSize] = useState<CardSize>("fridge");
  const [left, setLeft] = useState<readonly string[]>([]);
  const wanted = holders.filter(({ member }) => !left.includes(member.ID));
  const { sheet, print, isPending } = usePrintFamily(family, wanted);
  const none = wanted.length === 0;
  return (
    <Card component="div" sx={{ display: "grid", gap: 3, maxWidth: 690 }}>
      <CardHolders holders={holders} left={left} onLeft={setLeft} />
      {family.withheld.length > 0 && (
        <Notice kind="info">No card without consent: {inWords(family.withheld.map(fullName))}.</Notice>
      )}
      {family.unprintable.length > 0 && (
        <Notice kind="info">
          Cards that work, but cannot be printed again: {inWords(family.unprintable.map(fullName))}. Each person&apos;s
          own card page makes a new one, which ends it.
        </Notice>
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

function Cards() {
  const family = useFamilyCards();
  const { holders, withheld, unprintable, error, refetch } = family;
  if (!holders) return <LoadingOrError error={error} onRetry={refetch} what="the cards" />;
  if (holders.length + withheld.length + unprintable.length > 0)
    return <PrintFamily family={family} holders={holders} />;
  return <NoMembers>Each person you register can have a card.</NoMembers>;
}

export const FamilyCardsPage = () => (
  <>
    <PageTitle title="Cards to print" text="For a crew that meets your people anywhere. Several cards fit on a sheet.">
      Cards for fridge and wallet
    </PageTitle>
    {/* As high as the screen: nothing below moves when the list comes. */}
    <Box sx={{ minHeight: "100dvh" }}>
      <Cards />
    </Box>
  </>
);
