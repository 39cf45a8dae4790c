import Box from "@mui/material/Box";
import { listDuplicates, tellDuplicate } from "#shared/contract/jackets/duplicates.ts";
import type { LikelyDuplicate, Verdict } from "#shared/model/jacket/duplicate.ts";
import type { Duplicates, Entry } from "#shared/model/jacket/entry.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
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
  readonly likely: LikelyDuplicate;
  readonly onTold: (duplicates: Duplicates) => void;
}

export function LikelyPair({ entry, likely, onTold }: Props) {
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
