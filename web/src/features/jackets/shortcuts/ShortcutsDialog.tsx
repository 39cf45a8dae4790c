import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { shortcuts } from "./shortcuts.ts";
import type { useShortcuts } from "./useShortcuts.ts";

const keyCap = {
  display: "inline-block",
  minWidth: 36,
  px: 1,
  textAlign: "center",
  border: "1.5px solid",
  borderColor: "field",
  borderRadius: "6px",
  fontFamily: "inherit",
  fontWeight: 650,
};

interface Props {
  readonly shortcuts: ReturnType<typeof useShortcuts>;
  readonly mayMark: boolean;
}

export function ShortcutsDialog({ shortcuts: state, mayMark }: Props) {
  const { on, setOn, isHelpOpen, closeHelp } = state;
  return (
    <Dialog
      open={isHelpOpen}
      onClose={closeHelp}
      title="Keyboard shortcuts"
      actions={<Button onClick={closeHelp}>Close</Button>}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 3,
          display: "grid",
          gridTemplateColumns: "max-content minmax(0, 1fr)",
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {shortcuts
          .filter(({ marks }) => mayMark || !marks)
          .map(({ key, does }) => (
            <Box key={key} sx={{ display: "contents" }}>
              <dt>
                <Box component="kbd" sx={keyCap}>
                  {key}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
      </Box>
      <CheckBox label="Use these keys on this page" checked={on} onChange={setOn} />
      <Typography variant="quiet" sx={{ mt: 1 }}>
        Turn them off if you speak to your computer or press keys by mistake. Your choice holds until you close this
        tab. The keys do nothing while you type or while a dialog is open.
      </Typography>
    </Dialog>
  );
}
