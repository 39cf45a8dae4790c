import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { Loading } from "./Loading.tsx";

/** Stands in place of a page's content, as high as the screen: what follows it does not move when the content comes. */
export function PageLoading(props: ComponentProps<typeof Loading>) {
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <Loading {...props} />
    </Box>
  );
}
