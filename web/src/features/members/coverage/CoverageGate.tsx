import type { ReactNode } from "react";
import { openPayment } from "#shared/contract/payments.ts";
import type { Household } from "#shared/model/household.ts";
import { useCall } from "#web/api/useCall.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { NeedsCoverage } from "./NeedsCoverage.tsx";

interface Props {
  readonly households: readonly Household[];
  readonly children: ReactNode;
}

function Uncovered({ households, children }: Props) {
  // A family may have paid before its place left: the server knows.
  const { data, error, refetch } = useCall(openPayment, { Plan: 1 }, { enabled: households.length > 0 });
  if (data) return children;
  const isRefused = households.length === 0 || error?.code === "NOT_COVERED";
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      {isRefused && <NeedsCoverage households={households} />}
      {!isRefused && <LoadingOrError error={error} onRetry={refetch} what="your account" />}
    </>
  );
}

/** Lets an earlier payment go on, too. */
export function CoverageGate(props: Props) {
  const isCovered = props.households.some(({ Coverage }) => Coverage.Covered);
  return isCovered ? props.children : <Uncovered {...props} />;
}
