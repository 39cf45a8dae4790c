import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Member } from "#shared/model/member.ts";
import { photoRenewalDue } from "#shared/rules/confirmation/photoRenewal.ts";
import { isAdultDue } from "#shared/rules/consent/isAdultDue.ts";
import { dayOf, easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { Button } from "#web/ui/Button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { GiveConsent } from "../consent/GiveConsent.tsx";
import { paymentDueText } from "../payment/paymentText.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function MemberNotice({ title, text, children }: Props) {
  return (
    <Box
      sx={{
        bgcolor: "soft.warning",
        borderRadius: "12px",
        p: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1.5,
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "warning.main" }}>
          <Box component="span" sx={{ display: "flex", pt: "2px" }}>
            <WarningIcon size={22} />
          </Box>
          {title}
        </Typography>
        <Typography variant="body2">{text}</Typography>
      </Box>
      {children}
    </Box>
  );
}

function ConsentNotice({ member }: { readonly member: Member }) {
  const { First, Withheld } = member;
  const withheld = withheldText(member);
  if (withheld)
    return (
      <MemberNotice {...withheld}>
        {Withheld === "WITHDRAWN" && <GiveConsent member={member} label="Give consent" />}
      </MemberNotice>
    );
  if (!isAdultDue(member, easternDayOf(new Date()))) return null;
  return (
    <MemberNotice
      title={`${First} is 18 now: confirm with them`}
      text={`Ask ${First} whether the record may go on, and declare it anew. Until then nothing changes for crews.`}
    >
      <GiveConsent member={member} label="Declare consent" />
    </MemberNotice>
  );
}

function wordsOf(member: Member): readonly [title: string, text: string] | undefined {
  // A payment would share nothing.
  if (member.payed === "PENDING" && member.Withheld) return undefined;
  if (member.payed === "PENDING")
    return ["Waiting for payment", `Crews cannot see the record of ${member.First} until it is paid for.`];
  return paymentDueText(member);
}

function PayNow({ member }: { readonly member: Member }) {
  const words = wordsOf(member);
  if (!words) return null;
  const [title, text] = words;
  return (
    <MemberNotice title={title} text={text}>
      <Button size="small" to={`/Members/Pay/${member.ID}`} aria-label={`Pay now for ${fullName(member)}`}>
        Pay now
      </Button>
    </MemberNotice>
  );
}

/** Asks for a new photo of a member under 17 a year after the last. */
function PhotoRenewalNotice({ member }: { readonly member: Member }) {
  const { ID, Dob, PhotoDate } = member;
  if (!photoRenewalDue(Dob, PhotoDate, dayOf(new Date()))) return null;
  return (
    <MemberNotice
      title="New photo needed"
      text={`This photo is from ${formatDay(PhotoDate)}. Members under 17 need a new one every 12 months.`}
    >
      <Button size="small" to={`/Members/Edit/${ID}#photo`} aria-label={`Change the photo of ${fullName(member)}`}>
        Change the photo
      </Button>
    </MemberNotice>
  );
}

export function MemberNotices({ member }: { readonly member: Member }) {
  return (
    <>
      <ConsentNotice member={member} />
      <PayNow member={member} />
      <PhotoRenewalNotice member={member} />
    </>
  );
}
