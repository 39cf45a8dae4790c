import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Button } from "#web/ui/Button.tsx";
import { earlyInputOf } from "#web/ui/fields/earlyInputOf.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { City, CitySearch } from "./CitySearch.ts";
import { citySentence, onCityCount } from "./cityCount.ts";
import { type useChosenCity, useCityLookup } from "./useCityLookup.ts";

const loadResult = () => import("./CityAnswer.tsx");
const CityAnswer = lazy(async () => ({ default: (await loadResult()).CityAnswer }));

/** The answer itself takes the focus. */
const sentence = () => "";

const fieldId = "lookup-place";
const unknown = () => "";

/** Counted from the list of today, and "" in a page written by the build. */
function CityCount() {
  const text = useSyncExternalStore(onCityCount, citySentence, unknown);
  return (
    <Typography data-cities="" color="textSecondary" suppressHydrationWarning sx={{ mt: 1.5, minHeight: "1lh" }}>
      {text}
    </Typography>
  );
}

/** One field, and one sentence: who reads there, or not yet. */
export function CityCheck({ chosen, choose, kept }: ReturnType<typeof useChosenCity>) {
  const [typed, setTyped] = useState(earlyInputOf(fieldId) ?? "");
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<CitySearch>();
  const { pending, search } = useCityLookup({ loadResult, sentence });
  const check = async (text: string, state = chosen?.state ?? "MI") => {
    const found = await search(state, text);
    const { place, by = [] } = found.meant ?? {};
    if (place && by.length > 0) choose(place);
    setAnswer(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = typed.trim() === "";
    setProblem(isEmpty ? "Type your ZIP code, or your city." : undefined);
    if (isEmpty) document.getElementById(fieldId)?.focus();
    else if (!pending) void check(typed);
  };
  const take = ({ city, state }: City) => {
    setTyped(`${city}, ${state}`);
    void check(city, state);
  };
  return (
    <>
      <Box
        component="form"
        // Sent before the script is there, it would reload the page without the input.
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
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
          maxLength={60}
        />
        {/* Beside the field, under its label. */}
        <Button
          type="submit"
          variant={answer ? "secondary" : "primary"}
          pending={pending}
          sx={{ mt: { sm: "2.0625rem" } }}
        >
          Check your city
        </Button>
      </Box>
      <CityCount />
      {answer && (
        <Suspense fallback={null}>
          <CityAnswer answer={answer} kept={kept} onTake={take} />
        </Suspense>
      )}
    </>
  );
}
