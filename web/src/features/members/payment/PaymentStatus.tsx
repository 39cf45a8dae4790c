import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { processingSentence } from "#shared/format/planText.ts";
import type { PaymentAction, PaymentMessage } from "#shared/model/paymentMessage.ts";
import { StatusIcon } from "#web/ui/icons.tsx";
import { paymentDone } from "./paymentText.ts";

type Words = readonly [kind: "info" | "success" | "warning", title: string, text?: string];

const again = "Nothing was charged. Press the button above when you want to try again.";
const words: Readonly<Record<Exclude<PaymentAction, "ERROR">, Words>> = {
  FIRED: ["info", "Please complete the payment in the pop up window", "This page goes on by itself when you are done."],
  APPROVED: ["success", paymentDone],
  ABORT: ["warning", "Payment process was aborted - please try again", again],
  CANCEL: ["info", "Payment process was canceled", again],
};

const charging: Words = ["info", "Paying with your saved card", "This takes a few seconds."];

function wordsOf({ action, processing, saved }: PaymentMessage): Words | undefined {
  if (action === "ERROR") return undefined;
  if (action === "FIRED" && saved) return charging;
  return action === "APPROVED" && processing ? ["info", processingSentence] : words[action];
}

const colors = {
  info: { ground: "soft.primary", ink: "primary.main" },
  success: { ground: "soft.success", ink: "success.main" },
  warning: { ground: "soft.warning", ink: "warning.main" },
} as const;

function Status({ of: [kind, title, text] }: { readonly of: Words }) {
  const { ground, ink } = colors[kind];
  return (
    <Box sx={{ display: "flex", gap: 1.25, bgcolor: ground, borderRadius: "12px", p: 2 }}>
      <Box sx={{ color: ink, display: "flex", pt: "1px" }}>
        <StatusIcon kind={kind} />
      </Box>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {text && <Typography variant="body2">{text}</Typography>}
      </div>
    </Box>
  );
}

/** A live region. PaymentProblem shows errors. */
export function PaymentStatus({ lastMessage }: { readonly lastMessage: PaymentMessage | undefined }) {
  const of = lastMessage && wordsOf(lastMessage);
  return <div role="status">{of && <Status of={of} />}</div>;
}
