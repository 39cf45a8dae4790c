import Box from "@mui/material/Box";
import { useEffect } from "react";
import { coverageSentence } from "#shared/format/coverageSentence.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { CoverageLine } from "./CoverageLine.tsx";
import { SimilarCities } from "./SimilarCities.tsx";
import { usePlaceCoverage } from "./usePlaceCoverage.ts";

interface Props {
  readonly City: string;
  readonly State: string;
  /** Takes the city that a misspelled one was meant for. Without it none is offered, and nothing is announced. */
  readonly onCity?: (city: string) => void;
}

/** Whether a department takes part in a city that is typed or shown. */
export function PlaceCoverage({ City, State, onCity }: Props) {
  const { Place, Coverage, Similar } = usePlaceCoverage(City, State) ?? {};
  const sentence = Place && Coverage && coverageSentence(Place.city, Coverage);
  const isTyped = onCity !== undefined;
  useEffect(() => {
    if (sentence && isTyped) announce(sentence);
  }, [sentence, isTyped]);
  if (!Place || !Coverage) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <CoverageLine City={Place.city} Coverage={Coverage} />
      {Similar && onCity && <SimilarCities cities={Similar} onChoose={onCity} />}
    </Box>
  );
}
