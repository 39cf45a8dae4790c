import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";

const folded = { "@media (max-width: 699.95px)": { "& [data-tool]": { display: "none" } } };

/** On a phone, all `data-tool` in the element with `sx` stands behind one button. */
export function useToolFold(label: string, isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const opener = (
    <Button
      size="small"
      data-shortcut="/"
      aria-expanded={isOpen}
      endIcon={<ChevronDownIcon size={20} />}
      onClick={() => setOpen(!isOpen)}
      sx={{ display: { sm: "none" }, flex: "1 1 auto", px: 1 }}
    >
      {label}
    </Button>
  );
  return { sx: isOpen ? {} : folded, opener };
}
