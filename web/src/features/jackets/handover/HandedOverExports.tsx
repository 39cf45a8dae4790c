import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { type HandedOver, undoableOf } from "./handedOver.ts";
import type { HandedOverList } from "./useHandedOver.ts";
import { useManyMarks } from "./useManyMarks.ts";

const are = (count: number): string => (count === 1 ? "1 is" : `${count} are`);

function totalText({ at, waiting, marked, changed, again, gone }: HandedOver): string {
  const total = waiting.length + marked.length + changed.length + again + gone;
  return `${counted(total, "jacket")}, exported ${localMinute(new Date(at).toISOString())}`;
}

function stateText({ waiting, marked, changed, again, gone }: HandedOver): string {
  return [
    ...(waiting.length > 0 ? ["Did your system take the file? Then mark what is in it."] : []),
    ...(marked.length > 0 ? [`${are(marked.length)} marked as Transfered.`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed since then and still wait.`] : []),
    ...(again > 0 ? [`${are(again)} in a newer export.`] : []),
    ...(gone > 0 ? [`${are(gone)} not waiting any more.`] : []),
  ].join(" ");
}

interface LineProps {
  readonly exported: HandedOver;
  readonly list: HandedOverList;
  /** Entries left the queue, or came back. */
  readonly onMoved: () => void;
  readonly onExport: (ids: readonly string[]) => void;
}

/** When the button is gone. */
function useNextFocus(isRunning: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body)
      buttons.current?.querySelector("button")?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return buttons;
}

function HandedOverLine({ exported, list, onMoved, onExport }: LineProps) {
  const { running, error, mark, undo } = useManyMarks(exported, list.put, onMoved);
  const { waiting, changed } = exported;
  const undoable = undoableOf(exported, Date.now());
  const isRunning = running !== undefined;
  const buttons = useNextFocus(isRunning);
  const leave = () => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    list.drop(exported);
  };
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.75 }}>
      <Typography variant="h3">{totalText(exported)}</Typography>
      <Typography color="textSecondary">{stateText(exported)}</Typography>
      {running && (
        <div>
          <LinearProgress
            variant="determinate"
            value={Math.round((running.done / running.of) * 100)}
            aria-label={running.what === "mark" ? "Marking" : "Taking marks back"}
          />
          <Typography variant="quiet" sx={{ mt: 0.5 }}>
            {running.done} of {running.of}
          </Typography>
        </div>
      )}
      {error !== undefined && (
        <Typography sx={{ color: "error.main", fontWeight: fontWeight.strong }}>
          {sentenceOf(error)} What was done so far is kept. Press the button again for the rest.
        </Typography>
      )}
      <Box ref={buttons} sx={{ mt: 0.75 }}>
        <ButtonRow>
          {waiting.length > 0 && running?.what !== "undo" && (
            <Button variant="primary" size="small" single pending={isRunning} onClick={mark}>
              Mark {waiting.length === 1 ? "it" : `these ${waiting.length}`} as Transfered
            </Button>
          )}
          {undoable.length > 0 && running?.what !== "mark" && (
            <Button size="small" single pending={isRunning} onClick={() => undo(undoable)}>
              Undo {undoable.length === 1 ? "this mark" : `these ${undoable.length} marks`}
            </Button>
          )}
          {changed.length > 0 && !isRunning && (
            <Button size="small" onClick={() => onExport(changed)}>
              Export the {changed.length} that changed
            </Button>
          )}
          {!isRunning && (
            <Button variant="quiet" size="small" onClick={leave}>
              Take it off this list
            </Button>
          )}
        </ButtonRow>
      </Box>
    </Box>
  );
}

interface Props {
  readonly list: HandedOverList;
  readonly onMoved: () => void;
  readonly onExport: (ids: readonly string[]) => void;
}

export function HandedOverExports({ list, ...events }: Props) {
  if (list.list.length === 0) return null;
  return (
    <Card title="Handed over" sx={{ mb: 1, py: { xs: 2 } }}>
      <Box component="ul" sx={{ ...columnList, gap: 3 }}>
        {list.list.map((exported) => (
          <HandedOverLine key={exported.at} exported={exported} list={list} {...events} />
        ))}
      </Box>
    </Card>
  );
}
