import { useCallback, useEffect } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { ChosenCity } from "#web/entities/account/chosenCity.ts";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";
import type { Registration } from "./registration.ts";
import { keepDraft } from "./registrationDraft.ts";

interface Props {
  readonly chosen: ChosenCity | undefined;
  readonly resumed: boolean;
}

export function DraftKeeper({ chosen, resumed }: Props) {
  const { subscribe } = useFormContext<Registration>();
  const { isDirty } = useFormState();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values, chosen),
      }),
    [subscribe, chosen],
  );
  useLeaveWarning(useCallback(() => isDirty || resumed, [isDirty, resumed]));
  return null;
}
