import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";

/** 0 to 1. */
export function UploadProgress({ share }: { readonly share: number }) {
  return (
    <div>
      <Typography sx={{ mb: 1 }}>Uploading the photo…</Typography>
      <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading the photo" />
    </div>
  );
}
