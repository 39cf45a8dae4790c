import Box from "@mui/material/Box";
import { useEffect } from "react";
import { type AddressState, coverageSentence } from "#shared/format/coverageSentence.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { CoverageLine } from "./CoverageLine.tsx";
import { SimilarCities, type SimilarCity } from "./SimilarCities.tsx";
import { usePlaceCoverage } from "./usePlaceCoverage.ts";

interface Props {
  readonly City: string;
  readonly State: string;
  /** Without it no other spelling is offered, and nothing announced. */
  readonly onCity?: (city: SimilarCity) => void;
  /** @default "typed" */
  readonly address?: AddressState;
}

export function PlaceCoverage({ City, State, onCity, address = "typed" }: Props) {
  const { Place, Coverage, Similar } = usePlaceCoverage(City, State) ?? {};
  const sentence = Place && Coverage && coverageSentence(Place.city, Coverage, address);
  const isTyped = onCity !== undefined;
  useEffect(() => {
    if (sentence && isTyped) announce(sentence);
  }, [sentence, isTyped]);
  if (!Place || !Coverage) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <CoverageLine City={Place.city} Coverage={Coverage} address={address} />
      {Similar && onCity && <SimilarCities cities={Similar} onChoose={onCity} />}
    </Box>
  );
}
