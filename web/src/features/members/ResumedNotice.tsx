import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";

/** Says that an earlier start of this registration is continued. */
export function ResumedNotice({ onRestart }: { readonly onRestart: () => void }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        bgcolor: "soft.primary",
        borderRadius: "12px",
        p: 2,
        mb: 3,
      }}
    >
      We kept what you typed before.
      <Button size="small" onClick={onRestart}>
        Start over
      </Button>
    </Box>
  );
}
