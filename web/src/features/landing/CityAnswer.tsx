import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";
import { inWords } from "#shared/format/coverageSentence.ts";
import { SimilarCities } from "#web/entities/household/SimilarCities.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CityLetter } from "./CityLetter.tsx";
import type { City, CitySearch } from "./CitySearch.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";

const mostOffered = 5;

const nameOf = ({ city, state }: City) => `${city}, ${state}`;

interface NotYetProps {
  readonly place: City;
  readonly message: string | undefined;
}

function NotYet({ place, message }: NotYetProps) {
  return (
    <>
      <Notice kind="warning">Not yet: {message ?? `no department in ${nameOf(place)} takes part.`}</Notice>
      <WaitlistForm key={nameOf(place)} place={place} />
      <CityLetter place={place} />
    </>
  );
}

interface Props {
  readonly answer: CitySearch;
  /** With the chosen city. */
  readonly kept: unknown;
  readonly onTake: (city: City) => void;
}

function contentOf({ answer, kept, onTake }: Props): ReactNode {
  const { meant, message, failed, similar, cities } = answer;
  if (meant && meant.by.length > 0)
    return (
      <>
        <Notice kind="success">Yes: {inWords(meant.by)} read this.</Notice>
        <Box>
          <Button variant="primary" to="/Register" state={kept} sx={{ width: { xs: "100%", sm: "auto" } }}>
            Register in {nameOf(meant.place)}
          </Button>
        </Box>
      </>
    );
  const offered = [...similar, ...cities].slice(0, mostOffered);
  return (
    <>
      {!meant && message && <Notice kind={failed ? "error" : "warning"}>{message}</Notice>}
      {offered.length > 0 && <SimilarCities cities={offered} onChoose={onTake} />}
      {meant && <NotYet place={meant.place} message={message} />}
    </>
  );
}

/** Takes the focus as it appears or changes. */
export function CityAnswer(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { answer } = props;
  useEffect(() => {
    if (answer) box.current?.focus({ preventScroll: true });
  }, [answer]);
  return (
    <Box
      ref={box}
      component="section"
      aria-label="Your city"
      tabIndex={-1}
      sx={{ display: "grid", gap: 2, mt: 1.5, outlineOffset: 6 }}
    >
      {contentOf(props)}
    </Box>
  );
}
