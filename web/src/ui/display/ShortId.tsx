import MuiButton from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { announce } from "#web/ui/feedback/announce.ts";
import { CopyIcon } from "#web/ui/icons.tsx";
import { fontSize } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";

const shownLength = 6;

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    announce(`Copied: ${id}`);
    toast("success", "The ID is copied.");
  } catch {
    toast("error", `The browser did not let us copy. The ID is ${id}`);
  }
}

/** Pointer or focus shows all of it, a press copies it. */
export function ShortId({ id }: { readonly id: string }) {
  const short = id.length > shownLength + 2 ? `${id.slice(0, shownLength)}…` : id;
  return (
    <Tooltip title={id}>
      <MuiButton
        variant="text"
        aria-label={`${short} Copy ID`}
        endIcon={<CopyIcon size={18} />}
        onClick={() => void copy(id)}
        sx={{
          minWidth: 0,
          minHeight: 32,
          mx: -1,
          px: 1,
          py: 0.25,
          fontWeight: 400,
          fontSize: fontSize.small,
          whiteSpace: "nowrap",
          color: "text.primary",
          textDecoration: "none",
          "& .MuiButton-endIcon": { ml: 0.5, mr: 0 },
        }}
      >
        {short}
      </MuiButton>
    </Tooltip>
  );
}
