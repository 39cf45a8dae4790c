import { useState } from "react";
import { useLocation } from "react-router-dom";
import { cardToken } from "#shared/fields/emergencyCard.ts";
import type { EmergencyPage } from "#shared/model/emergencyCard.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { OpenedCard } from "./OpenedCard.tsx";

interface Props {
  readonly token: string;
}

function Asked({ token }: Props) {
  const [page, setPage] = useState<EmergencyPage>();
  const [over, setOver] = useState<string>();
  if (page) return <OpenedCard page={page} />;
  return (
    <>
      <PageTitle text="For crews, and for whoever helps. The family reads that the card was opened.">
        Emergency card
      </PageTitle>
      {over ? (
        <FocusedNotice kind="warning" title={over} />
      ) : (
        <CodeForm token={token} onOpened={setPage} onOver={setOver} />
      )}
    </>
  );
}

export function EmergencyCardPage() {
  const token = useLocation().hash.slice(1);
  if (cardToken.safeParse(token).success) return <Asked key={token} token={token} />;
  return (
    <>
      <PageTitle>Emergency card</PageTitle>
      <Notice kind="warning">This address is not whole. Scan the QR code of the card again.</Notice>
    </>
  );
}
