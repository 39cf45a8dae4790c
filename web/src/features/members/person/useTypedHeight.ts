import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { readHeight } from "#shared/format/height.ts";
import { announce } from "#web/ui/feedback/announce.ts";

/** In milliseconds; then another number begins. */
const pause = 2_000;

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Digits alone are the browser's way to choose from a list. */
const isMore = (typed: string): boolean => /^\d+\D/.test(typed);

/** From a height typed or pasted on either list. */
export function useTypedHeight() {
  const { setValue } = useFormContext();
  const typing = useRef({ list: "", text: "", at: 0 });
  const take = (text: string): boolean => {
    const height = readHeight(text);
    if (!height) return false;
    for (const [name, value] of Object.entries(height))
      setValue(name, String(value), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    announce(`Height: ${height.Feet} feet ${height.Inches} inches`);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, timeStamp } = event;
    if (!(target instanceof HTMLSelectElement) || !isCharacter(event)) return;
    const { list, text, at } = typing.current;
    const typed = list === target.id && timeStamp - at < pause ? text + key : key;
    typing.current = { list: target.id, text: typed, at: timeStamp };
    // A space would open the list.
    if (isMore(typed)) event.preventDefault();
    take(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.getData("text"))) event.preventDefault();
  };
  return { onKeyDown, onPaste };
}
