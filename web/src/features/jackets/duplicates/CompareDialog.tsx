import Typography from "@mui/material/Typography";
import { listDuplicates } from "#shared/contract/jackets/duplicates.ts";
import type { Duplicates, Entry } from "#shared/model/jacket/entry.ts";
import { useCall } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { LikelyPair } from "./LikelyPair.tsx";

interface Props {
  readonly entry: Entry;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onTold: (duplicates: Duplicates) => void;
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
