import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface Props {
  /** Of the heading, for links to it. */
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

export function FormSection({ id: given, title, text, children }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "flex", flexDirection: "column", gap: 2.5 }}>
      <div>
        <Typography id={id} variant="h2" tabIndex={-1}>
          {title}
        </Typography>
        {text && <Typography color="textSecondary">{text}</Typography>}
      </div>
      {children}
    </Box>
  );
}
