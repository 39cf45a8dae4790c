import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { medicalFlags } from "#shared/model/medical.ts";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";

const none = "NoConditions";
const boxes = medicalFlags.map((flag) => `Medical.${flag}`);

/** Unticks the boxes, and any of them unticks it. Unticking it gives the ticks back: a slip loses nothing. */
export function NoneOfThese() {
  const { setValue } = useFormContext();
  const isNone = useWatch({ name: none }) === true;
  const flags: readonly unknown[] = useWatch({ name: boxes });
  const ticked = boxes.filter((_, index) => flags[index]);
  const taken = useRef<readonly string[]>([]);
  const isContradicted = isNone && ticked.length > 0;
  useEffect(() => {
    if (isContradicted) setValue(none, false);
  }, [isContradicted, setValue]);
  const choose = (chosen: boolean) => {
    for (const box of chosen ? ticked : taken.current) setValue(box, !chosen, { shouldDirty: true });
    taken.current = chosen ? ticked : [];
    setValue(none, chosen);
  };
  return <CheckBox label="None of these" name={none} checked={isNone && !isContradicted} onChange={choose} />;
}
