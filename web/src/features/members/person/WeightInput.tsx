import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { inPounds } from "#shared/rules/pounds.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { formLabel } from "./personValues.ts";

const usual = "You can type kilograms as well, such as 70 kg: we store pounds.";

/** Kilograms as stored; undefined for pounds. */
function storedAs(typed: string): string | undefined {
  const pounds = inPounds(typed);
  return pounds === typed ? undefined : `${typed} will be stored as ${pounds}.`;
}

/** Kilograms are shown in pounds at once. */
export function WeightInput() {
  const typed: unknown = useWatch({ name: "Weight" });
  const stored = storedAs(String(typed ?? "").trim());
  const first = useRef(stored);
  useEffect(() => {
    if (stored && stored !== first.current) announce(stored);
  }, [stored]);
  // A decimal keypad has no letters.
  return <TextInput name="Weight" label={formLabel("Weight")} hint={stored ?? usual} maxLength={20} required />;
}
