import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

export function FormSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "flex", flexDirection: "column", gap: 2.5 }}>
      <div>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {text && <Typography color="textSecondary">{text}</Typography>}
      </div>
      {children}
    </Box>
  );
}
