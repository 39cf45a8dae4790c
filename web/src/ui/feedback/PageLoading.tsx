import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { Loading } from "./Loading.tsx";

/** As high as the screen, so that nothing below moves when the content comes. */
export function PageLoading(props: ComponentProps<typeof Loading>) {
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <Loading {...props} />
    </Box>
  );
}
