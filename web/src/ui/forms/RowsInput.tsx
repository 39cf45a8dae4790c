import Box from "@mui/material/Box";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import { FormContext, fieldId } from "#web/ui/fields/FormContext.ts";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";

interface Props extends Pick<FieldProps, "name" | "hint"> {
  readonly label: string;
  /** On buttons: "contact". */
  readonly thing: string;
  readonly most: number;
  /** Every field blank: a missing one would begin with an earlier value. */
  readonly blank: unknown;
  /** Its fields' names begin with `row`. */
  readonly children: (row: string) => ReactNode;
}

interface Removed {
  readonly row: unknown;
  readonly index: number;
}

/** A new row's first field, or "add" when a row is gone. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<"row" | "button">(undefined);
  useEffect(() => {
    const row = list.current?.lastElementChild;
    if (next.current === "row") row?.querySelector<HTMLElement>("input, select")?.focus();
    if (next.current === "button") button.current?.focus();
    next.current = undefined;
  });
  return { list, button, next };
}

/** Lists the rows, blank ones included. */
export function RowsInput({ name, label, hint, thing, most, blank, children }: Props) {
  const form = useContext(FormContext);
  const { setValue, clearErrors } = useFormContext();
  const watched: unknown = useWatch({ name });
  const rows: readonly unknown[] = Array.isArray(watched) ? watched : [];
  const { list, button, next } = useRowFocus();
  const [removed, setRemoved] = useState<Removed>();
  const change = (changed: readonly unknown[], focus: "row" | "button") => {
    next.current = focus;
    clearErrors(name);
    setRemoved(undefined);
    setValue(name, changed, { shouldDirty: true });
  };
  const remove = (index: number) => {
    const row = rows[index];
    change(rows.toSpliced(index, 1), "button");
    announce(`The ${thing} ${index + 1} is removed.`);
    // A slip loses nothing.
    if (!isBlank(row)) setRemoved({ row, index });
  };
  const names = rows.map((_, index) => `${name}.${index}`);
  const another = `Add ${rows.length > 0 ? "another" : "a"} ${thing}`;
  return (
    <FieldGroup id={fieldId(form.id, name)} label={label} hint={hint}>
      <Box ref={list} sx={{ display: "grid", gap: 2.5 }}>
        {names.map((row, index) => (
          <Box key={row} role="group" aria-label={`${label} ${index + 1}`} sx={{ display: "grid", gap: 1.5 }}>
            {children(row)}
            <Button
              size="small"
              onClick={() => remove(index)}
              aria-label={`Remove ${thing} ${index + 1}`}
              sx={{ justifySelf: "start" }}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: rows.length > 0 || removed ? 2 : 0 }}>
        {rows.length < most && (
          <Button ref={button} size="small" onClick={() => change([...rows, blank], "row")}>
            {another}
          </Button>
        )}
        {removed && (
          <Button size="small" onClick={() => change(rows.toSpliced(removed.index, 0, removed.row), "button")}>
            Put the {thing} back
          </Button>
        )}
      </Box>
    </FieldGroup>
  );
}
