import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { readEntry, undoMark } from "#shared/contract/jackets/entries.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { send } from "#web/api/send.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { SuccessIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import { useUndoAll } from "../household/useMarkAll.ts";
import type { Mark } from "./useRecentMarks.ts";

const line = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 } as const;

interface LineProps {
  readonly mark: Mark;
  readonly isLast: boolean;
  /** `from` had the focus at the press. */
  readonly onUndone: (entries: readonly Entry[], from: Element | null) => void;
}

function MarkLine({ mark: { id, name, entry, byColleague }, isLast, onUndone }: LineProps) {
  const undo = useCallMutation(undoMark);
  const run = toastOnFailure(async () => {
    // The button, or the shortcut's jacket.
    const from = document.activeElement;
    await undo.mutateAsync({ EntryID: id });
    onUndone([entry ?? (await send(readEntry, { EntryID: id })).Entry], from);
  });
  return (
    <Box component="li" sx={line}>
      <Box component="span" sx={{ color: "success.main", display: "flex" }}>
        <SuccessIcon />
      </Box>
      <Typography component="span" sx={{ flex: "1 1 200px" }}>
        <strong>{name}</strong>: Marked as Transfered{byColleague && " by a colleague"}
      </Typography>
      <Button
        size="small"
        single
        pending={undo.isPending}
        onClick={run}
        aria-label={`Undo: ${name}`}
        {...(isLast && { "data-shortcut": "u" })}
      >
        Undo
      </Button>
      {undo.error && (
        <Typography variant="body2" sx={{ flexBasis: "100%", color: "error.main", fontWeight: 600 }}>
          {sentenceOf(undo.error)}
        </Typography>
      )}
    </Box>
  );
}

interface Props {
  readonly marks: readonly Mark[];
  readonly onUndone: LineProps["onUndone"];
}

/** As those of a home. */
function UndoTogether({ marks, onUndone }: Props) {
  const rows = marks.flatMap(({ id: key, entry }) => (entry ? [{ key, entry }] : [])).toReversed();
  const undo = useUndoAll(rows, onUndone);
  const run = () => undo.mutate(document.activeElement);
  return (
    <Button size="small" single pending={undo.isPending} onClick={run} data-shortcut="u">
      Undo {rows.length === 2 ? "both" : `all ${rows.length}`}
    </Button>
  );
}

export function RecentMarks({ marks, onUndone }: Props) {
  const [all, setAll] = useState(false);
  const together = marks.filter(({ at, byColleague }) => at === marks[0]?.at && !byColleague);
  const isAlone = together.length < 2;
  if (marks.length === 0) return null;
  const others = marks.length - 1;
  return (
    <Box
      component="section"
      aria-label="Marked in the last ten minutes"
      sx={{ px: { xs: 2.5, sm: 3 }, py: 1.5, borderRadius: "14px", bgcolor: "soft.success" }}
    >
      <Box component="ul" sx={{ ...columnList, gap: 1 }}>
        {marks.slice(0, all ? undefined : 1).map((mark, index) => (
          <MarkLine
            key={mark.id}
            mark={mark}
            isLast={index === 0 && isAlone && !mark.byColleague}
            onUndone={onUndone}
          />
        ))}
      </Box>
      <Box sx={{ ...line, columnGap: 1, mt: isAlone ? 0 : 1 }}>
        {others > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            sx={{ ml: -1.5, textAlign: "start" }}
          >
            {all ? "Show the last one only" : `Show ${others} more of the last ten minutes`}
          </Button>
        )}
        {!isAlone && (
          <Box sx={{ ml: { sm: "auto" } }}>
            <UndoTogether marks={together} onUndone={onUndone} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
