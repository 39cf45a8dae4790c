import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: { readonly label: string; readonly to: string; readonly state?: unknown };
  /** A second way on. */
  readonly other?: ReactNode;
  /** A drawing. */
  readonly children?: ReactNode;
}

/** Ends here: one sentence, and one way on. Takes the focus. */
export function DeadEnd({ title, text, action: { label, ...to }, other, children }: Props) {
  return (
    <>
      <PageTitle key={title} text={text}>
        {title}
      </PageTitle>
      <ButtonRow>
        <Button variant="primary" {...to}>
          {label}
        </Button>
        {other}
      </ButtonRow>
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </>
  );
}
