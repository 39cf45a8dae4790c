import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";

interface Item {
  readonly label: string;
  readonly onSelect: () => void;
  /** @default false */
  readonly danger?: boolean;
}

interface Props {
  readonly label: string;
  /** For screen readers: "Actions for Dana Reyes". */
  readonly about: string;
  readonly items: readonly Item[];
  /** Read out only. @default false */
  readonly isLabelHidden?: boolean;
  readonly id?: string;
}

/** The focus returns when the menu, or a dialog opened from it, closes. */
export function MenuButton({ label, about, items, isLabelHidden = false, ...props }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const ownId = useId();
  const id = props.id ?? ownId;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-label={`${label} for ${about}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={isLabelHidden ? undefined : <ChevronDownIcon size={20} />}
        // Fits into a table's narrow column.
        {...(!isLabelHidden && { sx: { whiteSpace: "nowrap", px: 1.5 } })}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
      >
        {isLabelHidden ? <ChevronDownIcon size={20} /> : label}
      </Button>
      {anchor && (
        <Menu
          open={isOpen}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
          transformOrigin={{ vertical: "top", horizontal: "right" }}
          slotProps={{ list: { "aria-labelledby": id } }}
          // While fading, a press is for the dialog an item opened.
          sx={isOpen ? {} : { pointerEvents: "none" }}
        >
          {items.map(({ label: text, onSelect, danger }) => (
            <MenuItem
              key={text}
              sx={danger ? { color: "error.main" } : {}}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
