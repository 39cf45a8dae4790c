import Typography from "@mui/material/Typography";
import { useState } from "react";
import { endEmergencyCard, readEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { EmergencyCard } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { neverCached, useCall, useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { MemberPage } from "../person/MemberPage.tsx";
import { shownWords } from "./choices.ts";
import type { MadeCard } from "./MadeCard.ts";
import { MakeCardForm } from "./MakeCardForm.tsx";
import { PrintCard } from "./PrintCard.tsx";

interface Props {
  readonly member: Member;
  readonly card: EmergencyCard;
  readonly onEnded: () => void;
}

function CardState({ member: { Parent_ID, ID }, card: { Made, Shows, Stopped }, onEnded }: Props) {
  const ending = useCallMutation(endEmergencyCard, { refreshes: [readEmergencyCard] });
  const end = async () => {
    await ending.mutateAsync({ Parent_ID, ID });
    onEnded();
  };
  return (
    <Card title="The card you have">
      {Stopped ? (
        <Notice kind="warning">It stopped after ten wrong codes. Make a new one below.</Notice>
      ) : (
        <Typography>
          Made on {formatDay(Made)}. Its page shows: {shownWords(Shows)}.
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        Is it lost? End it, or make a new one: then the lost card opens nothing. We keep no copy of its code, so it
        cannot be printed again.
      </Typography>
      <ConfirmButton
        button={{ variant: "danger", size: "small", children: "End this card" }}
        title="End this card?"
        confirmLabel="End this card"
        danger
        onConfirm={end}
        success="The card does not work any more."
      >
        <Typography>Its QR code and its code open nothing any more. The printed card can be thrown away.</Typography>
      </ConfirmButton>
    </Card>
  );
}

function EmergencyCardMaker({ member }: { readonly member: Member }) {
  const { Parent_ID, ID } = member;
  const { data, error, refetch } = useCall(readEmergencyCard, { Parent_ID, ID }, neverCached);
  const [made, setMade] = useState<MadeCard>();
  if (!data) return <LoadingOrError error={error} onRetry={refetch} what="the card" />;
  const { Card: present } = data;
  return (
    <>
      {made && <PrintCard key={made.Token} member={member} made={made} />}
      {present && <CardState member={member} card={present} onEnded={() => setMade(undefined)} />}
      <Card title={present ? "A new card" : "Make a card"}>
        <MakeCardForm member={member} present={present?.Shows} onMade={setMade} />
      </Card>
    </>
  );
}

export const MemberCardPage = () => (
  <MemberPage
    name="Card for fridge and wallet"
    title={(member) => `Card for fridge and wallet of ${fullName(member)}`}
    text="For a crew that meets them anywhere: at home, at school, on the way."
  >
    {(member) => <EmergencyCardMaker member={member} />}
  </MemberPage>
);
