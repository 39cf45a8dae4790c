import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { listDuplicates, tellDuplicate } from "#shared/contract/jackets/duplicates.ts";
import type { LikelyDuplicate, Verdict } from "#shared/model/jacket/duplicate.ts";
import type { Duplicates, Entry } from "#shared/model/jacket/entry.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import { PersonComparison } from "./PersonComparison.tsx";

const standings = { WAITING: "In your queue", RECEIVED: "Transfered by your department" } as const;

const verdicts: readonly (readonly [Verdict, string])[] = [
  ["SAME", "The same person"],
  ["DIFFERENT", "Different people"],
];

interface Props {
  readonly entry: Entry;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onTold: (duplicates: Duplicates) => void;
}

interface PairProps extends Pick<Props, "entry" | "onTold"> {
  readonly likely: LikelyDuplicate;
}

function LikelyPair({ entry, likely, onTold }: PairProps) {
  const { mutateAsync, isPending } = useCallMutation(tellDuplicate, { refreshes: [listDuplicates] });
  const tell = toastOnFailure(async (verdict: Verdict, label: string) => {
    const { Duplicates } = await mutateAsync({ EntryID: entry.ID, ID: likely.ID, Verdict: verdict });
    onTold(Duplicates);
    toast("success", `Told: ${label.toLowerCase()}.`);
  });
  return (
    <Box sx={{ display: "grid", gap: 2, py: 2, borderTop: 1, borderColor: "divider" }}>
      <PersonComparison
        one={{ person: entry, title: "This card" }}
        other={{ person: likely, title: `Another account. ${standings[likely.Standing]}` }}
      />
      <Box
        role="group"
        aria-label={`${fullName(entry)} and ${fullName(likely)}`}
        sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { sm: "repeat(2, max-content)" } }}
      >
        {verdicts.map(([verdict, label]) => (
          <Button
            key={verdict}
            size="small"
            variant={likely.Told === verdict ? "primary" : "secondary"}
            aria-pressed={likely.Told === verdict}
            pending={isPending}
            onClick={() => tell(verdict, label)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

function Pairs({ entry, onTold }: Pick<Props, "entry" | "onTold">) {
  const { data, error, refetch } = useCall(listDuplicates, { EntryID: entry.ID });
  if (!data) return <LoadingOrError error={error} onRetry={refetch} what="likely duplicates" />;
  if (data.Likely.length === 0)
    return (
      <Typography>
        Your department has no other record of somebody born on the same day, with this name or at this address. There
        is nothing to compare.
      </Typography>
    );
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Nothing is merged, and no family learns of it. Your department’s cards say what you tell.
      </Typography>
      {data.Likely.map((likely) => (
        <LikelyPair key={likely.ID} entry={entry} likely={likely} onTold={onTold} />
      ))}
    </>
  );
}

export function CompareDialog({ entry, onTold, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      title={`Is ${fullName(entry)} registered twice?`}
      actions={<Button onClick={dialog.onClose}>Close</Button>}
    >
      <Pairs entry={entry} onTold={onTold} />
    </Dialog>
  );
}
