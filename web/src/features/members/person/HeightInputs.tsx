import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useState } from "react";
import { feetChoices, inchChoices } from "#shared/format/height.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { plainFieldset } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { useTypedHeight } from "./useTypedHeight.ts";

const label = "Feet";
const optionOf = (feet: number) => ({ value: feet, label: `${feet} ft` });

interface Props {
  /** Smaller ones open under "Under 3 ft". */
  readonly feet: readonly number[];
}

/** A small child's feet are a second list: a keyboard can walk through the short first one. */
function FeetInput({ feet }: Props) {
  const { id, value, onChange, error, inputRef, ...field } = useField("Feet", label);
  const [least = 1] = feet;
  const small = feetChoices.filter((choice) => choice < least);
  const isSmall = small.includes(Number(value));
  const [opened, setOpened] = useState(isSmall);
  // A typed height may fill the first list meanwhile.
  const open = isSmall || (opened && value === "");
  const under = { value: "under", label: `Under ${least} ft` };
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setOpened(target.value === under.value);
    onChange(target.value === under.value ? "" : target.value);
  };
  return (
    <>
      <SelectBox
        {...field}
        // The error summary links to the id, which an open second list has.
        id={open ? `${id}-under` : id}
        inputRef={open ? undefined : inputRef}
        label={label}
        options={[...(small.length > 0 ? [under] : []), ...feet.map(optionOf)]}
        emptyLabel="Choose"
        value={open ? under.value : value}
        onChange={choose}
        required
        error={open ? undefined : error}
      />
      {open && (
        <SelectBox
          id={id}
          inputRef={inputRef}
          label={`Feet, under ${least} ft`}
          options={small.map(optionOf)}
          emptyLabel="Choose"
          value={value}
          onChange={onChange}
          onBlur={field.onBlur}
          required
          error={error}
        />
      )}
    </>
  );
}

const inchOptions = inchChoices.map((value) => ({ value, label: `${value} in` }));

export function HeightInputs({ feet }: { readonly feet: readonly number[] }) {
  const typing = useTypedHeight();
  return (
    <Box component="fieldset" sx={plainFieldset} {...typing}>
      <Box component="legend" sx={{ fontWeight: fontWeight.label, p: 0, mb: 0.5 }}>
        Height *
      </Box>
      {/* A phone's list takes no letters. */}
      <Typography variant="quiet" sx={{ mb: 1, "@media (pointer: coarse)": { display: "none" } }}>
        You can type 5'4", 64 in or 162 cm into either list.
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr", alignItems: "end", maxWidth: 320 }}>
        <FeetInput feet={feet} />
        <SelectInput name="Inches" label="Inches" options={inchOptions} optional />
      </Box>
    </Box>
  );
}
