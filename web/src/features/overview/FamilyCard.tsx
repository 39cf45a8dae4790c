import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { photoAddresses } from "#web/entities/member/photoAddresses.ts";
import type { useMembers } from "#web/entities/member/useMembers.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { countOf } from "./countOf.ts";
import { quiet } from "./quiet.ts";

/** A line or two; the member list has all. */
const mostFaces = 11;
const row = { ...plainList, mb: 2.5, display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1.25 } as const;
// A long name wraps: at any size of text it is read whole.
const name = { maxWidth: "100%", overflowWrap: "anywhere", textAlign: "center" } as const;
const face = { display: "grid", justifyItems: "center", gap: 0.5, width: "4.5rem" } as const;

function More({ count }: { readonly count: number }) {
  return (
    <Typography component="li" color="textSecondary" sx={{ alignSelf: "center", px: 0.5 }}>
      and {count} more
    </Typography>
  );
}

function Faces({ members }: { readonly members: readonly Member[] }) {
  const left = members.length - mostFaces;
  return (
    <Box component="ul" sx={row} aria-label="Family members">
      {members.slice(0, mostFaces).map((member) => (
        <Box component="li" key={member.ID} sx={face}>
          <Avatar first={member.First} last={member.Last} photo={photoAddresses(member)} alt={fullName(member)} />
          {/* The picture has the full name. */}
          <Typography variant="caption" aria-hidden="true" sx={name}>
            {member.First}
          </Typography>
        </Box>
      ))}
      {left > 0 && <More count={left} />}
    </Box>
  );
}

type Props = ReturnType<typeof useMembers> & {
  /** The page's next is a first step. */
  readonly isQuiet: boolean;
};

export function FamilyCard({ members, error, refetch, hasNextPage, isQuiet }: Props) {
  const look = isQuiet ? quiet : {};
  const none = "No family members registered yet";
  return (
    <Card
      title="My Family Overview"
      subtitle={members && countOf(members, hasNextPage, ["family member", "family members"], none)}
    >
      {members && members.length > 0 && <Faces members={members} />}
      {!members && (
        <Box sx={{ mb: 2.5 }}>
          <LoadingOrError error={error} onRetry={refetch} what="family members" />
        </Box>
      )}
      <ButtonRow>
        <Button size="small" {...look} to="/Members">
          View all Family members
        </Button>
        <Button size="small" {...look} to="/Members/Add" startIcon={<PlusIcon size={20} />}>
          Add a family member
        </Button>
      </ButtonRow>
    </Card>
  );
}
