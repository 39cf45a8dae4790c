import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { medicalFlags } from "#shared/model/medical.ts";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { plainFieldset } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { checklistLabel, flagHelp } from "./flagHelp.ts";

const none = "NoConditions";
const boxes = medicalFlags.map((flag) => `Medical.${flag}`);

/** Unticks the boxes, and any of them unticks it. Unticked, it gives the ticks back: a slip loses nothing. */
function NoneOfThese() {
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

const box = "Medical.Other";
const text = "Medical.OtherText";

/** Writing it ticks the box, without which it is not stored. */
function OtherText() {
  const { setValue, clearErrors } = useFormContext();
  const [ticked, typed]: unknown[] = useWatch({ name: [box, text] });
  useEffect(() => {
    // A text without its tick is not stored and breaks no rule; it returns with the next tick.
    if (!ticked) clearErrors(text);
  }, [ticked, clearErrors]);
  // Blanks alone are no text: the field stays under the typist.
  if (!ticked && String(typed ?? "").trim()) return null;
  const tick = ({ target }: FormEvent<HTMLElement>) => {
    if ((target as HTMLTextAreaElement).value.trim()) setValue(box, true, { shouldDirty: true });
  };
  return (
    <Box onChange={tick}>
      <NoteInput
        name={text}
        label="What else should crews know?"
        hint="Only crews who open the medical record read it. A door code belongs to the house hold, under Door and gate."
      />
    </Box>
  );
}

/** A Form's field "Medical". Every answer is optional. */
export function MedicalChecklist() {
  return (
    <>
      <Box component="fieldset" sx={plainFieldset}>
        <Box component="legend" sx={{ fontWeight: fontWeight.label, p: 0, mb: 1.5 }}>
          Medical conditions{" "}
          <Typography component="span" color="textSecondary">
            (tick all that apply)
          </Typography>
        </Box>
        <Box sx={{ display: "grid", columnGap: 3, rowGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          {medicalFlags.map((flag) => (
            <CheckboxInput
              key={flag}
              name={`Medical.${flag}`}
              label={checklistLabel(flag)}
              hint={flagHelp[flag].hint}
            />
          ))}
          <NoneOfThese />
        </Box>
      </Box>
      <OtherText />
    </>
  );
}
