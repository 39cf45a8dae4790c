import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step that takes the place of another one; it takes the focus as it appears. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}
