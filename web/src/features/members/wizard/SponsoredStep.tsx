import Box from "@mui/material/Box";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { CancelMember } from "./CancelMember.tsx";
import { PaidBy } from "./PaidBy.tsx";
import { useRegisterMember } from "./useRegisterMember.ts";

interface Props {
  readonly handle: DraftHandle;
  readonly sponsor: string;
}

export function SponsoredStep({ handle, sponsor }: Props) {
  const { doing, registerFree, isPending, error } = useRegisterMember(handle);
  if (isPending) return <Loading what="the registration" label={doing} />;
  return (
    <Box sx={{ display: "grid", gap: 3.5 }}>
      <PaidBy sponsor={sponsor} />
      {error != null && <FocusedNotice title={sentenceOf(error)} />}
      <ButtonRow>
        <Button onClick={() => handle.goTo(3)}>Previous</Button>
        <Button variant="primary" onClick={registerFree}>
          Register {handle.draft.values.First}
        </Button>
        <CancelMember {...handle} />
      </ButtonRow>
    </Box>
  );
}
