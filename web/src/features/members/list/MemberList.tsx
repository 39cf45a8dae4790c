import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { memberToAssign } from "#web/entities/member/assignState.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { maybeFree } from "#web/entities/member/maybeFree.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { AssignDialog } from "../assign/AssignDialog.tsx";
import { PaymentWarning } from "../assign/PaymentWarning.tsx";
import { usePaymentPolling } from "../payment/usePaymentPolling.ts";
import { nextSentence, registeredIn } from "../person/registered.ts";
import { MemberCard } from "./MemberCard.tsx";
import { isToShare } from "./noticeWords.tsx";

/** Once: coming back does not ask again. @param isReady the houses have come, or do not come */
function useLinkedAssignment(members: readonly Member[], assign: (member: Member) => void, isReady: boolean): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = memberToAssign(state);
  const member = asked === undefined ? undefined : members.find(({ ID }) => ID === asked);
  const open = useEffectEvent(assign);
  useEffect(() => {
    if (!member || !isReady) return;
    void navigate(".", { replace: true, state: null });
    open(member);
  }, [member, isReady, navigate]);
}

function RegisteredNotice({ members }: { readonly members: readonly Member[] }) {
  const { households } = useHouseholds();
  const id = registeredIn(useLocation().state);
  const member = members.find(({ ID }) => ID === id);
  if (!member || !households) return null;
  return (
    <Notice kind="success" sx={{ mb: 3 }}>
      {member.First} is registered.
      <Typography sx={{ mb: 1.5 }}>{nextSentence(member, households)}</Typography>
      <Box sx={{ display: "flex" }}>
        <Button size="small" to="/Members/Add">
          Register another person
        </Button>
      </Box>
    </Notice>
  );
}

interface Props {
  readonly list: ReturnType<typeof useMembers>;
  readonly members: readonly Member[];
}

type MemberDialog = { readonly id: string; readonly dialog: "assign" | "payment" };

// Laid out near the viewport only: hundreds stay cheap.
const card = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 300px" } as const;

function Cards({ members, onAssign }: Pick<Props, "members"> & { onAssign: (member: Member) => void }) {
  return (
    <Box component="ul" aria-label="Family members" sx={{ ...columnList, gap: 2.5, "& > li": card }}>
      {members.map((member) => (
        <li key={member.ID}>
          <MemberCard member={member} onAssign={onAssign} />
        </li>
      ))}
    </Box>
  );
}

/** More than fit on two screens. */
const manyMembers = 10;

function useMemberSearch(pages: Props["list"]) {
  const { members = [], hasNextPage } = pages;
  const search = useWordSearch(members, fullName);
  useEveryPage({ ...pages, hasNextPage: hasNextPage && search.isSearching });
  return { ...search, isOffered: members.length > manyMembers || hasNextPage, isDone: !hasNextPage };
}

function outcomeOf({ words, isSearching, isDone, found }: ReturnType<typeof useMemberSearch>): string {
  if (!isSearching) return "";
  if (found.length > 0) return `${found.length} found${isDone ? "" : " so far"}`;
  return isDone ? `No family member is called “${words.trim()}”.` : "Searching…";
}

function MemberSearch({ search }: { readonly search: ReturnType<typeof useMemberSearch> }) {
  return <SearchBox label="Search by name" search={search} outcome={outcomeOf(search)} sx={{ mb: 2.5 }} />;
}

export function MemberList({ list, members }: Props) {
  const search = useMemberSearch(list);
  usePaymentPolling(members, list.refetch);
  const [opened, setOpened] = useState<MemberDialog>();
  // Fading dialogs keep their words.
  const [open, setOpen] = useState(false);
  const member = members.find(({ ID }) => ID === opened?.id);
  const { households, error } = useHouseholds();
  const assign = (asked: Member) => {
    // A member assigned while the payment was complete can still be removed.
    const mayOpen = asked.payed === "COMPLETE" || asked.HouseHolds.length > 0 || maybeFree(asked, households ?? []);
    setOpened({ id: asked.ID, dialog: mayOpen ? "assign" : "payment" });
    setOpen(true);
  };
  useLinkedAssignment(members, assign, households !== undefined || error !== null);
  const close = () => setOpen(false);
  return (
    <>
      <RegisteredNotice members={members} />
      {search.isOffered && <MemberSearch search={search} />}
      <Cards members={search.found} onAssign={assign} />
      {(!search.isSearching || list.isFetchNextPageError) && (
        <ShowMore shown={`${members.length} family members`} list={list} />
      )}
      <Box sx={{ mt: 3 }}>
        <ButtonRow>
          <Button variant={members.some(isToShare) ? "secondary" : "primary"} to="/Members/Add">
            Register new Member
          </Button>
          <Button variant="quiet" to="/Members/Cards">
            Print cards for fridge and wallet
          </Button>
          <Button variant="quiet" to="/Members/Consent">
            Consent
          </Button>
        </ButtonRow>
      </Box>
      {member && opened?.dialog === "assign" && <AssignDialog open={open} onClose={close} member={member} />}
      <PaymentWarning member={member} open={open && opened?.dialog === "payment"} onClose={close} />
    </>
  );
}
