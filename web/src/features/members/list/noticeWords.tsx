import type { ReactNode } from "react";
import type { Member } from "#shared/model/member.ts";
import { isConfirmationDue } from "#shared/rules/confirmation/confirmation.ts";
import { photoRenewalDue } from "#shared/rules/confirmation/photoRenewal.ts";
import { isAdultDue } from "#shared/rules/consent/isAdultDue.ts";
import { easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";
import { withheldText } from "#web/entities/member/withheldText.ts";
import { Button } from "#web/ui/Button.tsx";
import { GiveConsent } from "../consent/GiveConsent.tsx";
import { paymentDueText } from "../payment/paymentText.ts";

interface NoticeWords {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function consentWords(member: Member): NoticeWords | undefined {
  const withheld = withheldText(member);
  if (member.Withheld !== "WITHDRAWN" || !withheld) return withheld;
  return { ...withheld, action: <GiveConsent member={member} label="Give consent" /> };
}

function payWords(member: Member): NoticeWords | undefined {
  const { ID, First } = member;
  const [title, text] = isToPay(member)
    ? ["Waiting for payment", `Crews cannot see the record of ${First} until it is paid for.`]
    : (paymentDueText(member) ?? []);
  if (!title || !text) return undefined;
  const action = (
    <Button
      size="small"
      variant={isToPay(member) ? "primary" : "secondary"}
      to={`/Members/Pay/${ID}`}
      aria-label={`Pay now for ${fullName(member)}`}
    >
      Pay now
    </Button>
  );
  return { title, text, action };
}

function adultWords(member: Member): NoticeWords | undefined {
  const { First } = member;
  if (!isAdultDue(member, easternDayOf(new Date()))) return undefined;
  return {
    title: `${First} is 18 now: confirm with them`,
    text: `Ask ${First} whether the record may go on, and declare it anew. Until then nothing changes for crews.`,
    action: <GiveConsent member={member} label="Declare consent" />,
  };
}

/** Assign stands beside it. */
const assignWords = (member: Member): NoticeWords | undefined =>
  isToAssign(member)
    ? { title: "Not shared yet", text: `No department can see this record until you say where ${member.First} lives.` }
    : undefined;

function photoWords(member: Member): NoticeWords | undefined {
  const { ID, Dob, PhotoDate } = member;
  if (!photoRenewalDue(Dob, PhotoDate, easternDayOf(new Date()))) return undefined;
  return {
    title: "New photo needed",
    text: `This photo is from ${formatDay(PhotoDate)}. Members under 17 need a new one every 12 months.`,
    action: (
      <Button size="small" to={`/Members/Edit/${ID}#photo`} aria-label={`Change the photo of ${fullName(member)}`}>
        Change the photo
      </Button>
    ),
  };
}

function stillRightWords(member: Member): NoticeWords | undefined {
  const today = easternDayOf(new Date());
  if (!isConfirmationDue(member, today)) return undefined;
  const { words, request = "" } = confirmationWords([member], today);
  return { title: words, text: request, action: <StillRightButton members={[member]} whose={fullName(member)} /> };
}

/** The most urgent first; one is told at a time. */
const wordsInOrder = [consentWords, payWords, adultWords, assignWords, photoWords, stillRightWords];

const isToPay = ({ payed }: Member): boolean => payed === "PENDING";

export const isToAssign = ({ payed, Withheld, HouseHolds }: Member): boolean =>
  payed === "COMPLETE" && !Withheld && HouseHolds.length === 0;

/** No crew sees the record before this one button is pressed. */
export const isToShare = (member: Member): boolean => isToPay(member) || isToAssign(member);

export const noticeWords = (member: Member): NoticeWords | undefined =>
  wordsInOrder.reduce<NoticeWords | undefined>((found, next) => found ?? next(member), undefined);
