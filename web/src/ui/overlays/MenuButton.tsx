import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";

interface Item {
  readonly label: string;
  readonly onSelect: () => void;
  /** Whether it takes something away. @default false */
  readonly danger?: boolean;
}

interface Props {
  /** The button's words. */
  readonly label: string;
  /** What the menu is about: it follows the words for screen readers, "Actions for Dana Reyes". */
  readonly about: string;
  readonly items: readonly Item[];
  /** The button's id, for who gives it the focus. */
  readonly id?: string;
}

/** A button that opens a menu. The focus is on the button again when the menu, or a dialog it led to, is closed. */
export function MenuButton({ label, about, items, ...props }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const ownId = useId();
  const id = props.id ?? ownId;
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-label={`${label} for ${about}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        endIcon={<ChevronDownIcon size={20} />}
        // In the narrow column of a table, too.
        sx={{ whiteSpace: "nowrap", px: 1.5 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={Boolean(anchor)}
        {...(anchor && { anchorEl: anchor })}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ list: { "aria-labelledby": id } }}
      >
        {items.map(({ label: words, onSelect, danger }) => (
          <MenuItem
            key={words}
            sx={danger ? { color: "error.main" } : {}}
            onClick={() => {
              close();
              onSelect();
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
