import Box from "@mui/material/Box";
import { PersonIcon } from "./PersonIcon.tsx";
import { useObjectUrl } from "./useObjectUrl.ts";

interface Props {
  readonly photo: Blob | string | undefined;
  /** Whether a file is held over it. */
  readonly target: boolean;
}

/** The chosen photo as crews will see it, or the place where it will be. */
export function PhotoPreview({ photo, target }: Props) {
  const url = useObjectUrl(photo);
  const frame = { width: 128, height: 160, borderRadius: "12px", flexShrink: 0 };
  const alt = photo instanceof Blob ? "The chosen photo" : "The photo on file";
  if (url) return <Box component="img" src={url} alt={alt} sx={{ ...frame, objectFit: "cover" }} />;
  return (
    <Box
      sx={{
        ...frame,
        display: "grid",
        placeItems: "center",
        border: 2,
        borderStyle: "dashed",
        borderColor: target ? "primary.main" : "field",
        bgcolor: "soft.primary",
        color: "primary.main",
      }}
    >
      <PersonIcon />
    </Box>
  );
}
