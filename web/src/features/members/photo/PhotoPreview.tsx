import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { radius } from "#web/ui/theme/tokens.ts";

/** Revoked once it is not shown. */
function useObjectUrl(photo: Blob | string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(photo instanceof Blob)) return setUrl(photo || undefined);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}

interface Props {
  readonly photo: Blob | string | undefined;
  /** A file is dragged over it. */
  readonly target: boolean;
}

function PersonIcon() {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" fill="currentColor" aria-hidden="true" focusable="false">
      <circle cx="36" cy="24" r="15" />
      <path d="M8 68a28 24 0 0 1 56 0z" />
    </svg>
  );
}

export function PhotoPreview({ photo, target }: Props) {
  const url = useObjectUrl(photo);
  // On a phone beside its buttons.
  const [width, height] = [
    { xs: 96, sm: 128 },
    { xs: 120, sm: 160 },
  ];
  const frame = { width, height, borderRadius: radius.photo, flexShrink: 0 };
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
