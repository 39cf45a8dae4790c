import { type ChangeEvent, useState } from "react";
import { feetChoices } from "#shared/format/height.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

const label = "Feet";
const optionOf = (feet: number) => ({ value: feet, label: `${feet} ft` });

interface Props {
  /** Smaller ones open under "Under 3 ft". */
  readonly feet: readonly number[];
}

/**
 * A small child's feet are a second list beside the short first one, so that a keyboard can walk through
 * that.
 */
export function FeetInput({ feet }: Props) {
  const { id, value, onChange, error, inputRef, ...field } = useField("Feet", label);
  const [least = 1] = feet;
  const small = feetChoices.filter((choice) => choice < least);
  const isSmall = small.includes(Number(value));
  const [opened, setOpened] = useState(isSmall);
  const open = opened || isSmall;
  const under = { value: "under", label: `Under ${least} ft` };
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setOpened(target.value === under.value);
    onChange(target.value === under.value ? "" : target.value);
  };
  return (
    <>
      <SelectBox
        {...field}
        // The error summary links to the id: an open second list has it.
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
