import { useEffect, useRef, useState } from "react";
import { readArea } from "#shared/contract/jackets/registry.ts";
import { alertTooLong, longestAlert } from "#shared/rules/registry/alert/longestAlert.ts";
import { useCall } from "#web/api/useCall.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { fieldId, type RegistryFilterState } from "../useRegistryFilter.ts";
import type { ReadAlert } from "./AlertCard.tsx";
import { keepAlert, keptAlert } from "./keptAlerts.ts";

/** Before anything is sent. */
function flawIn(text: string): string | undefined {
  if (text.trim() === "") return "Please paste an alert, or choose its file.";
  return text.length > longestAlert ? alertTooLong : undefined;
}

function useAnswer(text: string | undefined) {
  const { data, error, isFetching, refetch } = useCall(
    readArea,
    { Area: { Alert: text ?? "" } },
    { enabled: text !== undefined, staleTime: Infinity },
  );
  const alert: ReadAlert | undefined = text !== undefined && data?.Alert ? { ...data, Alert: data.Alert } : undefined;
  return { alert, error: text !== undefined && error ? sentenceOf(error) : undefined, isReading: isFetching, refetch };
}

/** After a press the alert's card takes the focus, or its failure is announced. */
function useFocusedCard(outcome: { readonly alert?: object | undefined; readonly error?: string | undefined }) {
  const { alert, error } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !(alert || error)) return;
    setAwaited(false);
    if (error) announce(error, true);
    else heading.current?.focus();
  }, [isAwaited, alert, error]);
  return { heading, awaitCard: () => setAwaited(true) };
}

export function useReadAlert({ draft, problems, set }: RegistryFilterState) {
  const kept = keptAlert(draft.read);
  const [text, setText] = useState(kept ?? "");
  const [flaw, setFlaw] = useState<string>();
  const [answered, setAnswered] = useState(problems);
  const { alert, error, isReading, refetch } = useAnswer(kept);
  const isSame = text === (kept ?? "");
  const { heading, awaitCard } = useFocusedCard(isReading || !isSame ? {} : { alert, error });
  const type = (next: string) => {
    setText(next);
    setFlaw(undefined);
  };
  const read = (next: string) => {
    const problem = flawIn(next);
    setFlaw(problem);
    setAnswered(problems);
    if (problem) return document.getElementById(fieldId("alert"))?.focus();
    awaitCard();
    if (next === kept) return void refetch();
    set({ read: keepAlert(next), alert: "" });
  };
  /** A file far too large is not put into the field. */
  const open = async (file: File) => {
    const next = file.size > 4 * longestAlert ? undefined : await file.text();
    if (next === undefined || next.length > longestAlert) return setFlaw(alertTooLong);
    setText(next);
    read(next);
  };
  // "Show these homes" asks for an alert until one is read.
  const asked = problems === answered ? undefined : problems.alert;
  const current = isSame ? { alert, error } : {};
  return { text, type, read, open, heading, isReading, alert: current.alert, error: flaw ?? asked ?? current.error };
}
