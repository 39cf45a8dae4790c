import { useEffect } from "react";

type EarlyInput = readonly [name: string, value: string | boolean];

function earlyOf(input: unknown): readonly EarlyInput[] {
  if (!(input instanceof HTMLInputElement) || !input.name) return [];
  const { name, type, value, defaultValue, checked, defaultChecked } = input;
  if (type === "checkbox") return checked === defaultChecked ? [] : [[name, checked]];
  return value === defaultValue ? [] : [[name, value]];
}

/** Takes over input from before the page's script came, which only the elements hold. */
export function useEarlyInput(formId: string, take: (...early: EarlyInput) => void): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const early of [...form.elements].flatMap(earlyOf)) take(...early);
  }, [formId, take]);
}
