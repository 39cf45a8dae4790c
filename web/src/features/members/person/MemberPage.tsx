import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { Member } from "#shared/model/member.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { MemberMissing } from "./MemberMissing.tsx";
import { useMember } from "./useMember.ts";

interface Props {
  /** The heading, with the member there. */
  readonly title: (member: Member) => string;
  /** The heading before. */
  readonly name: string;
  readonly text: string;
  readonly children: (member: Member) => ReactNode;
}

export function MemberPage({ title, name, text, children }: Props) {
  const { id = "" } = useParams();
  const { member, isMissing, error, refetch } = useMember(id);
  if (member)
    return (
      <>
        <PageTitle text={text}>{title(member)}</PageTitle>
        <Box sx={{ display: "grid", gap: 5 }}>{children(member)}</Box>
      </>
    );
  return (
    <>
      <PageTitle key="finding">{name}</PageTitle>
      {isMissing ? <MemberMissing /> : <LoadingOrError error={error} onRetry={refetch} what="this family member" />}
    </>
  );
}
