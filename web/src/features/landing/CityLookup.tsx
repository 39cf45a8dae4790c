import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { earlyInputOf } from "#web/ui/fields/earlyInputOf.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { type City, type CitySearch, placeId } from "./CitySearch.ts";
import { type useChosenCity, useCityLookup } from "./useCityLookup.ts";

// Lazy: the first load has no cities. A lookup loads it along with its call.
const loadResult = () => import("./CityTable.tsx");
const CityTable = lazy(async () => ({ default: (await loadResult()).CityTable }));

const sentence = ({ message, cities }: CitySearch) =>
  message ?? `${counted(cities.length, "city takes", "cities take")} part`;

const WaitlistForm = lazy(async () => ({ default: (await import("./WaitlistForm.tsx")).WaitlistForm }));

const SimilarCities = lazy(async () => ({
  default: (await import("#web/entities/household/SimilarCities.tsx")).SimilarCities,
}));

export function CityLookup({ chosen, choose, kept }: ReturnType<typeof useChosenCity>) {
  const [state, setState] = useState(chosen?.state ?? earlyInputOf("lookup-state") ?? "MI");
  const [city, setCity] = useState(chosen?.city ?? earlyInputOf("lookup-city") ?? "");
  const { cities, similar, message, failed, meant, pending, search } = useCityLookup({ loadResult, sentence }, chosen);
  const navigate = useNavigate();
  const lookUp = (name: string, within = state) => {
    choose(undefined);
    if (!pending) void search(within, name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lookUp(city);
  };
  const take = ({ city: name, state: within }: City) => {
    setCity(name);
    setState(within);
    // The pressed button goes away.
    document.getElementById("lookup-city")?.focus();
    lookUp(name, within);
  };
  return (
    <Card title="Does your city take part?" subtitle="By state.">
      <Box
        component="form"
        // Before the script came, a submit would reload the page without the input.
        method="dialog"
        noValidate
        onSubmit={submit}
        sx={{ display: "grid", gap: 2, alignItems: "end", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr auto" } }}
      >
        <SelectBox
          id="lookup-state"
          label="State"
          value={state}
          onChange={({ target }) => setState(target.value)}
          options={stateOptions}
          emptyLabel="Choose a state"
        />
        <TextBox
          id="lookup-city"
          label="City"
          optional
          placeholder="or a ZIP code"
          value={city}
          onChange={({ target }) => setCity(target.value)}
          maxLength={60}
        />
        <Button type="submit" pending={pending}>
          Search
        </Button>
      </Box>
      {message && (
        <Notice kind={failed ? "error" : "warning"} sx={{ mt: 2.5 }}>
          {message}
        </Notice>
      )}
      {similar.length > 0 && (
        <Suspense fallback={null}>
          <Box sx={{ mt: 1.5 }}>
            <SimilarCities cities={similar} onChoose={take} />
          </Box>
        </Suspense>
      )}
      {meant && message && (
        <Suspense fallback={null}>
          <Box sx={{ mt: 2.5 }}>
            <WaitlistForm key={placeId(meant.place)} place={meant.place} />
          </Box>
        </Suspense>
      )}
      {cities.length > 0 && (
        <Suspense fallback={null}>
          <CityTable cities={cities} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
      <Box sx={{ mt: 2.5, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button
          variant="primary"
          disabled={!chosen}
          reason={chosen ? undefined : "Search for your city and choose it to register."}
          onClick={() => void navigate("/Register", { state: kept })}
        >
          Register now
        </Button>
        {chosen && (
          <Typography color="textSecondary">
            for {chosen.city}, {chosen.state}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
