import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";

/** A heading that replaces another one takes the focus. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}
