import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { openPayment } from "#shared/contract/payments.ts";
import { errorSentences } from "#shared/errors.ts";
import type { Household } from "#shared/model/household.ts";
import { useCall } from "#web/api/useCall.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { Button } from "#web/ui/Button.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";

/** One household of each city is enough. */
const oneACity = (households: readonly Household[]): Household[] => [
  ...new Map(households.map((household) => [`${household.City}, ${household.State}`, household])).values(),
];

/** @param households all of them uncovered */
function NeedsCoverage({ households }: { readonly households: readonly Household[] }) {
  const navigate = useNavigate();
  const back = () => void navigate("/Members");
  return (
    <Dialog
      open
      onClose={back}
      title="Covered locations"
      actions={
        <>
          <Button onClick={back}>Cancel</Button>
          <Button variant="primary" to="/HouseHolds/Add">
            Add a House Hold
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: households.length > 0 ? 2 : 0 }}>{errorSentences.NOT_COVERED}</Typography>
      {oneACity(households).map((household) => (
        <CoverageLine key={household.ID} {...household} />
      ))}
      {households.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          Nothing can be paid until then. We write to you when a department joins; or add another place where your
          family lives or stays.
        </Typography>
      )}
    </Dialog>
  );
}

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
