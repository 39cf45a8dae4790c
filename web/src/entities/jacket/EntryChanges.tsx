import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Change, type Entry, noLongerHere } from "#shared/model/entry.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FactItem, FactList } from "./FactList.tsx";

/** One fact with its old and its new value. */
export function ChangedField({ change: { Field, Old, New } }: { readonly change: Change }) {
  return (
    <FactItem label={Field}>
      {/* Without an old value, the department is told only that the field changed. */}
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

/** The changes since the jacket was transferred, or that the person no longer lives there. */
export function EntryChanges({ entry: { Removed, Changes } }: { readonly entry: Entry }) {
  if (Removed)
    return (
      <Notice kind="error" sx={{ borderColor: "error.main" }}>
        {noLongerHere}
        <Typography variant="body2">
          Take this jacket out of your own system, then mark it. The mark says that this is done.
        </Typography>
      </Notice>
    );
  if (!Changes)
    return <Notice kind="info">What changed is not known. Compare all of it with what you have.</Notice>;
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
