import Box from "@mui/material/Box";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ChoiceMark } from "./ChoiceMark.ts";

interface Props extends Omit<ComponentProps<"input">, "type" | "id" | "onChange"> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly "data-shortcut"?: string;
}

/** Controlled, for use outside a Form. */
export function CheckBox({ label, checked, onChange, ...input }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start" }}>
      <ChoiceMark
        {...input}
        type="checkbox"
        id={id}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Box component="label" htmlFor={id} sx={{ cursor: "pointer" }}>
        {label}
      </Box>
    </Box>
  );
}
