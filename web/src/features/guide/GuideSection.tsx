import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { BulletList } from "#web/ui/display/BulletList.tsx";

interface Props {
  readonly title: string;
  readonly items?: readonly string[];
  readonly children?: ReactNode;
}

export function GuideSection({ title, items = [], children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: "65ch", mb: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
      {items.length > 0 && <BulletList items={items} />}
    </Box>
  );
}
