import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <Box sx={{ textAlign: "center", py: { xs: 2, sm: 5 }, px: 2 }}>
      <Box
        sx={{
          width: { xs: 140, sm: 220 },
          maxWidth: "100%",
          mx: "auto",
          mb: 2.5,
          "& svg": { width: "100%", height: "auto" },
        }}
      >
        {picture}
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 1, mx: "auto", maxWidth: "50ch" }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
