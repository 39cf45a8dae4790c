import { useEffect } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";

interface Options<Stored, Values> {
  readonly record: Stored;
  /** The record at the start of the edit. */
  readonly base: Stored;
  readonly valuesOf: (record: Stored) => Values;
  /** A stable function. */
  readonly isTyped: () => boolean;
  readonly onBase: (current: Stored) => void;
}

/** To newly listed versions, while nothing is typed. */
export function useFollowRecord<Stored extends { readonly Version: number }, Values extends FieldValues>({
  record,
  base,
  valuesOf,
  isTyped,
  onBase,
}: Options<Stored, Values>): void {
  const { reset } = useFormContext<Values>();
  useEffect(() => {
    if (record.Version <= base.Version || isTyped()) return;
    reset(valuesOf(record));
    onBase(record);
  }, [record, base, valuesOf, isTyped, reset, onBase]);
}
