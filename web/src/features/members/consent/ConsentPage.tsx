import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { changeConsent } from "#shared/contract/family/consents.ts";
import { listMembers } from "#shared/contract/members.ts";
import { notDeclared } from "#shared/model/jacket/entry.ts";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { consentSentence } from "#web/entities/member/consentSentence.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { columnList, listRow, plainList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { FoldedWaiver } from "../authorization/WaiverText.tsx";
import { NoMembers } from "../person/NoMembers.tsx";
import { consequencesOf } from "./consentWords.ts";
import { GiveConsent } from "./GiveConsent.tsx";

function History({ Consents = [], First }: Member) {
  if (Consents.length === 0) return <Typography variant="quiet">{notDeclared}</Typography>;
  return (
    <Box component="ul" sx={{ ...columnList, gap: 0.5 }}>
      {Consents.map((event) => (
        <Typography key={`${event.At} ${event.Act}`} component="li" variant="quiet">
          {consentSentence(event, First)}
        </Typography>
      ))}
    </Box>
  );
}

function WithdrawConsent({ member }: { readonly member: Member }) {
  const change = useCallMutation(changeConsent, { refreshes: [listMembers] });
  const { Parent_ID, ID } = member;
  return (
    <ConfirmButton
      button={{
        size: "small",
        variant: "danger",
        "aria-label": `Withdraw consent for ${fullName(member)}`,
        children: "Withdraw consent",
      }}
      title={`Withdraw consent for ${fullName(member)}?`}
      confirmLabel="Withdraw consent"
      danger
      onConfirm={() => change.mutateAsync({ Parent_ID, ID, Act: "WITHDRAW" })}
      success="Consent is withdrawn."
    >
      <BulletList items={consequencesOf(member)} />
    </ConfirmButton>
  );
}

function Action({ member }: { readonly member: Member }) {
  if (member.Withheld === "OBJECTED") return null;
  if (member.Withheld || !member.Authorization) return <GiveConsent member={member} label="Give consent" />;
  return <WithdrawConsent member={member} />;
}

// Laid out near the viewport only: hundreds stay cheap.
const row = {
  ...listRow,
  alignItems: "flex-start",
  "&:first-of-type": { borderTop: 0, pt: 0 },
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 110px",
} as const;

const ConsentRow = memo(function ConsentRow({ member }: { readonly member: Member }) {
  const withheld = withheldText(member);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0, display: "grid", gap: 0.75, justifyItems: "start" }}>
        <Typography sx={{ fontWeight: fontWeight.strong, overflowWrap: "anywhere" }}>{fullName(member)}</Typography>
        {withheld && <Chip status="warning">{withheld.title}</Chip>}
        <History {...member} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Action member={member} />
        {!member.Withheld && !member.Authorization && <WithdrawConsent member={member} />}
      </Box>
    </Box>
  );
});

function Consents() {
  const list = useMembers();
  const { members, error } = list;
  if (!members) return <LoadingOrError error={error} onRetry={list.refetch} what="members" />;
  if (members.length === 0) return <NoMembers>Consent is asked for with each person you register.</NoMembers>;
  return (
    <Card component="div" sx={{ maxWidth: 880 }}>
      <Box component="ul" sx={plainList}>
        {members.map((member) => (
          <ConsentRow key={member.ID} member={member} />
        ))}
      </Box>
      <ShowMore shown={`${members.length} family members`} list={list} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        The present waiver is of {formatDay(waiverVersion)}.
      </Typography>
      <FoldedWaiver />
    </Card>
  );
}

export const ConsentPage = () => (
  <>
    <PageTitle text="Who allowed each record to be shared, and when. You can withdraw it at any time.">
      Consent
    </PageTitle>
    {/* As high as the screen: nothing below moves when the list comes. */}
    <Box sx={{ minHeight: "100dvh" }}>
      <Consents />
    </Box>
  </>
);
