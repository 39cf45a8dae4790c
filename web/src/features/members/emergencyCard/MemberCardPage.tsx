import { useState } from "react";
import { readEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { Member } from "#shared/model/member.ts";
import { neverCached, useCall } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { MemberPage } from "../person/MemberPage.tsx";
import { CardState } from "./CardState.tsx";
import type { MadeCard } from "./MadeCard.ts";
import { MakeCardForm } from "./MakeCardForm.tsx";
import { PrintCard } from "./PrintCard.tsx";

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
