import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Button } from "#web/ui/Button.tsx";
import { earlyInputOf } from "#web/ui/fields/earlyInputOf.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { City } from "./CitySearch.ts";
import { citySentence, onCityCount } from "./cityCount.ts";
import { loadAnswer, useCityCheck } from "./useCityCheck.ts";
import type { useChosenCity } from "./useCityLookup.ts";

const CityAnswer = lazy(async () => ({ default: (await loadAnswer()).CityAnswer }));

const fieldId = "lookup-place";
const unknown = () => "";

/** From today's list; "" in a page written by the build. */
function CityCount() {
  const text = useSyncExternalStore(onCityCount, citySentence, unknown);
  return (
    <Typography data-cities="" color="textSecondary" suppressHydrationWarning sx={{ mt: 1.5, minHeight: "1lh" }}>
      {text}
    </Typography>
  );
}

export function CityCheck({ chosen, choose, kept }: ReturnType<typeof useChosenCity>) {
  const [typed, setTyped] = useState(earlyInputOf(fieldId) ?? "");
  const [problem, setProblem] = useState<string>();
  const state = chosen?.state ?? "MI";
  const { check, press } = useCityCheck({ id: fieldId, typed, state, onCity: choose, onFailed: setProblem });
  const { answer } = check;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setProblem(text === "" ? "Type your ZIP code, or your city." : undefined);
    if (text === "") document.getElementById(fieldId)?.focus();
    else press(text);
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const take = ({ city, state }: City) => {
    setTyped(`${city}, ${state}`);
    press(city, state);
  };
  return (
    <>
      <Box
        component="form"
        // Before the script came, a submit would reload the page without the input.
        method="dialog"
        noValidate
        onSubmit={submit}
        sx={{ display: "grid", gap: 2, alignItems: "start", gridTemplateColumns: { xs: "1fr", sm: "1fr auto" } }}
      >
        <TextBox
          id={fieldId}
          label="ZIP or city"
          autoComplete="postal-code"
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={problem}
          maxLength={60}
        />
        {/* Beside the field, under its label. */}
        <Button
          type="submit"
          variant={answer ? "secondary" : "primary"}
          pending={check.isPending && check.isPressed}
          sx={{ mt: { sm: "2.0625rem" } }}
        >
          Check your city
        </Button>
      </Box>
      <CityCount />
      {answer && (
        <Suspense fallback={null}>
          <CityAnswer check={check} answer={answer} kept={kept} onTake={take} />
        </Suspense>
      )}
    </>
  );
}
