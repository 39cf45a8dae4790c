import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endingAdvice, endingTitle, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Change, Entry } from "#shared/model/jacket/entry.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FactItem, FactList } from "./FactList.tsx";

export function ChangedField({ change: { Field, Old, New } }: { readonly change: Change }) {
  return (
    <FactItem label={Field}>
      {/* The department learns only that the field changed. */}
      {Old && (
        <>
          <Box component="s" sx={{ color: "text.secondary" }}>
            {Old}
          </Box>{" "}
          <span aria-hidden="true">→</span>
          <span className="unseen"> becomes </span>{" "}
        </>
      )}
      <strong>{New}</strong>
    </FactItem>
  );
}

function EndingNotice({ entry }: { readonly entry: Entry }) {
  const isGone = isToTakeOut(entry);
  return (
    <Notice kind={isGone ? "error" : "warning"} sx={{ borderColor: isGone ? "error.main" : "warning.main" }}>
      {endingTitle(entry)}
      <Typography variant="body2">
        {endingAdvice(entry)} The mark says that {isGone ? "this is done" : "your record says so"}.
      </Typography>
    </Notice>
  );
}

export function EntryChanges({ entry }: { readonly entry: Entry }) {
  const { Removed, Changes } = entry;
  if (Removed) return <EndingNotice entry={entry} />;
  if (!Changes) return <Notice kind="info">What changed is not known. Compare all of it with what you have.</Notice>;
  if (Changes.length === 0)
    return <Notice kind="info">Every change was taken back: this is what was transferred.</Notice>;
  return (
    <Box sx={{ borderLeft: 4, borderColor: "warning.main", pl: 2, py: 0.5 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Changed since it was transferred
      </Typography>
      <FactList>
        {Changes.map((change) => (
          <ChangedField key={change.Field} change={change} />
        ))}
      </FactList>
    </Box>
  );
}
