import NativeSelect, { type NativeSelectProps } from "@mui/material/NativeSelect";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { Control } from "./Control.tsx";
import { describedBy, FieldFrame, type FrameProps } from "./FieldFrame.tsx";

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

export interface SelectBoxProps
  extends Omit<FrameProps, "children">,
    Pick<NativeSelectProps, "value" | "onChange" | "onBlur" | "name" | "autoComplete" | "inputRef"> {
  readonly options: readonly Option[];
  /** The text of the empty choice; without it there is none. */
  readonly emptyLabel?: string | undefined;
  readonly required?: boolean | undefined;
}

function Arrow({ className }: { className?: string }) {
  return (
    <span className={className}>
      <ChevronDownIcon />
    </span>
  );
}

/** The browser's own select with its label, hint and error. It holds no value: for use outside a Form. */
export function SelectBox({
  id,
  label,
  optional,
  hint,
  error,
  options,
  emptyLabel,
  required,
  ...select
}: SelectBoxProps) {
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <NativeSelect
        {...select}
        id={id}
        error={Boolean(error)}
        input={<Control />}
        IconComponent={Arrow}
        inputProps={{ id, "aria-describedby": describedBy({ id, hint, error }), "aria-required": required }}
        sx={{ "& .MuiNativeSelect-icon": { display: "flex", right: 10, color: "text.secondary" } }}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
