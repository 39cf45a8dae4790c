import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Change, type Entry, noLongerHere } from "#shared/model/entry.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

function ChangedField({ change: { Field, Old, New } }: { readonly change: Change }) {
  return (
    <Box sx={{ display: { sm: "contents" } }}>
      <Box component="dt" sx={{ color: "text.secondary", fontSize: "1rem", lineHeight: 1.6 }}>
        {Field}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
        {/* Of some fields only that they changed is told. */}
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
      </Box>
    </Box>
  );
}

/** What an update is about: what changed since the department had the jacket, or that the person is gone. */
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
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          columnGap: 2,
          rowGap: { xs: 1, sm: 0.5 },
          gridTemplateColumns: { sm: "max-content minmax(0, 1fr)" },
          fontSize: "1.0625rem",
        }}
      >
        {Changes.map((change) => (
          <ChangedField key={change.Field} change={change} />
        ))}
      </Box>
    </Box>
  );
}
