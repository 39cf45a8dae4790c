import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { endEmergencyCard, listEmergencyCards } from "#shared/contract/family/emergencyCards.ts";
import type { ListedCard } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { neverCached, useCall, useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { MemberPage } from "../person/MemberPage.tsx";
import { shownWords } from "./choices.ts";
import { isPrintable } from "./isPrintable.ts";
import { MakeCardForm } from "./MakeCardForm.tsx";
import { PrintCard } from "./PrintCard.tsx";

function EndCard({ member: { Parent_ID, ID } }: { readonly member: Member }) {
  const ending = useCallMutation(endEmergencyCard, { refreshes: [listEmergencyCards] });
  return (
    <ConfirmButton
      button={{ variant: "danger", size: "small", children: "End this card" }}
      title="End this card?"
      confirmLabel="End this card"
      danger
      onConfirm={() => ending.mutateAsync({ Parent_ID, ID })}
      success="The card does not work any more."
    >
      <Typography>Its QR code and its code open nothing any more. The printed cards can be thrown away.</Typography>
    </ConfirmButton>
  );
}

interface Props {
  readonly member: Member;
  readonly card: ListedCard;
}

function PresentCard({ member, card, isNew }: Props & { readonly isNew: boolean }) {
  if (card.Stopped) return <Notice kind="warning">It stopped after ten wrong codes. Make a new one below.</Notice>;
  if (isPrintable(card)) return <PrintCard member={member} card={card} isNew={isNew} />;
  return (
    <Notice kind="info">
      The card that you have works, but it cannot be printed again. For another copy make a new one below, which ends
      it.
    </Notice>
  );
}

function ChangeCard({ member, card, onMade }: Props & { readonly onMade: () => void }) {
  const { Shows, Stopped } = card;
  return (
    <FormFold
      title="Is it lost, or should it show something else?"
      text={`It shows: ${shownWords(Shows)}.`}
      isFilled={Stopped || !isPrintable(card)}
    >
      <MakeCardForm member={member} present={Shows} onMade={onMade} />
      <ButtonRow>
        <EndCard member={member} />
      </ButtonRow>
    </FormFold>
  );
}

function EmergencyCardMaker({ member }: { readonly member: Member }) {
  const { data, error, refetch } = useCall(listEmergencyCards, { UID: member.Parent_ID }, neverCached);
  const [isNew, setNew] = useState(false);
  if (!data) return <LoadingOrError error={error} onRetry={refetch} what="the card" />;
  const card = data.Cards.find(({ MemberID }) => MemberID === member.ID);
  const form = { member, onMade: () => setNew(true) };
  if (!card)
    return (
      <Card title="Make a card">
        <MakeCardForm {...form} present={undefined} />
      </Card>
    );
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <PresentCard key={card.Made} member={member} card={card} isNew={isNew} />
      <ChangeCard key={`change ${card.Made}`} {...form} card={card} />
    </Box>
  );
}

export const MemberCardPage = () => (
  <MemberPage
    name="Card for fridge and wallet"
    title={(member) => `Card for fridge and wallet of ${fullName(member)}`}
    text="For a crew that meets them anywhere: at home, at school, on the way."
  >
    {(member) => (
      // Keeps the focus where the card is ended, and its button with it.
      <Box role="group" aria-label="Emergency card" sx={{ minWidth: 0 }}>
        <EmergencyCardMaker member={member} />
      </Box>
    )}
  </MemberPage>
);
