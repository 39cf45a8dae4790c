import Typography from "@mui/material/Typography";
import { decideObjection } from "#shared/contract/family/consents.ts";
import { send } from "#web/api/send.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import type { ObjectionProps } from "./useObjection.ts";

const shared = [
  "your name, birth date, photo and where you live",
  "how to reach you",
  "what you need in an emergency, such as medical needs",
];

const consequences = [
  "Departments that have the record are told to take it out. Nothing new is shared.",
  "When you call 911, crews do not know beforehand what you need.",
  "We tell the person who registered you. You can take it back for 30 days, with the same link.",
];

export function AgreedContent({ objection: { Owner }, token, onDecided }: ObjectionProps) {
  return (
    <>
      <PageTitle text="So that your local crews know beforehand what you need in an emergency.">
        {Owner} registered you with Beforehand
      </PageTitle>
      <Typography sx={{ mb: 1 }}>
        The police, fire and medical crews where you live can read what {Owner} entered:
      </Typography>
      <BulletList items={shared} sx={{ mb: 2 }} />
      <Typography sx={{ mb: 3 }}>
        This page does not show it: ask {Owner} to see and change it. If you agree, you do not have to do anything.
      </Typography>
      <ButtonRow>
        <ConfirmButton
          button={{ variant: "danger", children: "I do not want this" }}
          title="Object to your registration?"
          confirmLabel="Object"
          danger
          onConfirm={async () => onDecided(await send(decideObjection, { Token: token, Objects: true }))}
        >
          <BulletList items={consequences} />
        </ConfirmButton>
      </ButtonRow>
    </>
  );
}
