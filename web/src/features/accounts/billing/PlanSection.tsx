import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { openBilling, type PlanLine } from "#shared/contract/billing.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import { inWords } from "#shared/format/coverageSentence.ts";
import { dollarsOf } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { type useCall, useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { listRow, plainList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { cardText, isOnlyRemoved, isPayable, nextRenewalText, planPriceText, planStateText } from "./planLineText.ts";

type Billing = ResponseOf<typeof openBilling>;

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

function PlanRow({ line }: { readonly line: PlanLine }) {
  const { MID, First } = line;
  const price = planPriceText(line);
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: fontWeight.strong, overflowWrap: "anywhere" }}>{First}</Typography>
        {price && <Typography variant="body2">{price}</Typography>}
        <Typography variant="quiet">{planStateText(line)}</Typography>
        {isOnlyRemoved(line) && (
          <Typography variant="quiet">
            This plan is older than the page of our payment provider. To stop it, remove {First}.
          </Typography>
        )}
      </Box>
      {isPayable(line) && (
        <Button to={`/Members/Pay/${MID}`} aria-label={`Pay now for ${First}`}>
          Pay now
        </Button>
      )}
    </Box>
  );
}

function Receipts({ receipts }: { readonly receipts: Billing["Receipts"] }) {
  if (receipts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="h3">
        Receipts
      </Typography>
      <Box component="ul" sx={plainList}>
        {receipts.map(({ Day, Dollars, URL, For }) => (
          <Box component="li" key={URL} sx={{ py: 0.5 }}>
            <Link href={URL} target="_blank" rel="noopener">
              {formatDay(Day)}: {dollarsOf(Dollars)}
              {For.length > 0 && ` for ${inWords(For)}`}
              <span className="unseen"> (opens a new tab)</span>
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
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
