import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { openBilling } from "#shared/contract/billing.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import { type useCall, useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { PlanRow } from "./PlanRow.tsx";
import { cardText, nextRenewalText } from "./planLineText.ts";
import { Receipts } from "./Receipts.tsx";

const notOpened = "The page of our payment provider did not open. Please try again.";

/** The link works for some minutes only. */
function ManageButton() {
  const { mutate, isPending } = useCallMutation(openBilling, {
    onSuccess: ({ URL }) => {
      if (URL) window.location.assign(URL);
      else toast("error", notOpened);
    },
  });
  return (
    <Button pending={isPending} onClick={() => mutate({ Portal: true }, { onError: () => toast("error", notOpened) })}>
      Manage card, receipts and cancellation
    </Button>
  );
}

function Plans({ billing: { Plans: lines, Receipts: receipts, Card: card } }: { readonly billing: Billing }) {
  const isManaged = lines.some(({ Managed }) => Managed) || receipts.length > 0;
  const renewal = nextRenewalText(lines);
  return (
    <>
      {renewal && <Typography sx={{ fontWeight: fontWeight.strong, mb: 1 }}>{renewal}</Typography>}
      <Box component="ul" sx={{ ...plainList, mb: 2 }}>
        {lines.map((line) => (
          <PlanRow key={line.MID} line={line} />
        ))}
      </Box>
      {card && <Typography sx={{ mb: 2 }}>Saved for your next payment: {cardText(card)}.</Typography>}
      {isManaged && (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            You stop a plan on the page of Stripe, our payment provider. The person stays covered until the end of the
            period that is paid.
          </Typography>
          <ManageButton />
        </>
      )}
      <Receipts receipts={receipts} />
    </>
  );
}

type Billing = ResponseOf<typeof openBilling>;

/** Receipts outlast the last plan; a payment may wait for its person. */
const isUsed = ({ Plans: lines, Receipts: receipts }: Billing) => lines.length > 0 || receipts.length > 0;

interface Props {
  readonly billing: Pick<ReturnType<typeof useCall<typeof openBilling>>, "data" | "error" | "refetch">;
}

export function PlanSection({ billing: { data, error, refetch } }: Props) {
  return (
    <Card title="Your plan">
      {!data && <LoadingOrError error={error} onRetry={refetch} what="your plan" />}
      {data && !isUsed(data) && (
        <>
          <Typography sx={{ mb: 2 }}>
            There is no plan yet. It begins when you pay for the first family member.
          </Typography>
          <Button to="/Members/Add">Register new Member</Button>
        </>
      )}
      {data && isUsed(data) && <Plans billing={data} />}
    </Card>
  );
}
