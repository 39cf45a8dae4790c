import Box from "@mui/material/Box";
import type { InputBaseComponentProps, InputBaseProps } from "@mui/material/InputBase";
import type { ComponentProps } from "react";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { Control } from "./Control.tsx";
import { describedBy, FieldFrame, type FrameProps } from "./FieldFrame.tsx";

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

interface SelectBoxProps
  extends Omit<FrameProps, "children">,
    Pick<InputBaseProps, "value" | "onChange" | "onBlur" | "name" | "autoComplete" | "inputRef"> {
  readonly options: readonly Option[];
  /** Without it there is no empty option. */
  readonly emptyLabel?: string | undefined;
  readonly required?: boolean | undefined;
}

const arrow = (
  <Box
    component="span"
    sx={{ position: "absolute", right: 10, display: "flex", color: "text.secondary", pointerEvents: "none" }}
  >
    <ChevronDownIcon />
  </Box>
);

function NativeSelect({ type: _, ...props }: InputBaseComponentProps) {
  return <select {...(props as ComponentProps<"select">)} />;
}

/** For use outside a Form. */
export function SelectBox(props: SelectBoxProps) {
  const { id, label, optional, hint, error, options, emptyLabel, required, ...select } = props;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Control
        {...select}
        id={id}
        error={Boolean(error)}
        inputComponent={NativeSelect}
        endAdornment={arrow}
        inputProps={{
          "aria-describedby": describedBy({ id, hint, error }),
          "aria-required": required,
          children: (
            <>
              {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </>
          ),
        }}
      />
    </FieldFrame>
  );
}
