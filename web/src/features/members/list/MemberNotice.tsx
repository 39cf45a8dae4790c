import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { WarningIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function MemberNotice({ title, text, children }: Props) {
  return (
    <Box
      sx={{
        bgcolor: "soft.warning",
        borderRadius: "12px",
        p: 2,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1.5,
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "warning.main" }}>
          <Box component="span" sx={{ display: "flex", pt: "2px" }}>
            <WarningIcon size={22} />
          </Box>
          {title}
        </Typography>
        <Typography variant="body2">{text}</Typography>
      </Box>
      {children}
    </Box>
  );
}
