import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";
import { inWords } from "#shared/format/coverageSentence.ts";
import { SimilarCities } from "#web/entities/household/SimilarCities.tsx";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CityLetter } from "./CityLetter.tsx";
import { type City, type CitySearch, type PlaceCheck, placeId } from "./CitySearch.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";

const mostOffered = 5;

const nameOf = ({ city, state }: City) => `${city}, ${state}`;

function answerSentence({ meant, message }: Pick<CitySearch, "meant" | "message">): string | undefined {
  if (!meant) return message;
  if (meant.by.length > 0) return `Yes: ${inWords(meant.by)} read this.`;
  return `Not yet: ${message ?? `no department in ${nameOf(meant.place)} takes part.`}`;
}

interface NotYetProps {
  readonly place: City;
  readonly sentence: string | undefined;
}

function NotYet({ place, sentence }: NotYetProps) {
  return (
    <>
      <Notice kind="warning">{sentence}</Notice>
      <WaitlistForm place={place} />
      <CityLetter place={place} />
    </>
  );
}

interface ContentProps {
  readonly answer: CitySearch;
  /** With the chosen city. */
  readonly kept: unknown;
  readonly onTake: (city: City) => void;
}

function contentOf({ answer, kept, onTake }: ContentProps): ReactNode {
  const { meant, similar, cities } = answer;
  const sentence = answerSentence(answer);
  if (meant && meant.by.length > 0)
    return (
      <>
        <Notice kind="success">{sentence}</Notice>
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
      {!meant && sentence && <Notice kind="warning">{sentence}</Notice>}
      {offered.length > 0 && <SimilarCities cities={offered} onChoose={onTake} />}
      {meant && <NotYet key={placeId(meant.place)} place={meant.place} sentence={sentence} />}
    </>
  );
}

interface Props extends ContentProps {
  readonly check: PlaceCheck;
}

/** Takes the focus at each press; while the visitor may still type, it is announced. */
export function CityAnswer({ check, ...content }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { answer } = content;
  useEffect(() => {
    if (check.isPending) return;
    if (check.isPressed) box.current?.focus({ preventScroll: true });
    else announce(answerSentence(answer) ?? "");
  }, [check, answer]);
  return (
    <Box
      ref={box}
      component="section"
      aria-label="Your city"
      tabIndex={-1}
      sx={{ display: "grid", gap: 2, mt: 1.5, outlineOffset: 6 }}
    >
      {contentOf(content)}
    </Box>
  );
}
