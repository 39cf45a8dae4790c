import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { findJackets } from "#shared/contract/jackets/finding.ts";
import type { FoundJacket, OpenedJacket } from "#shared/model/jacket/opening.ts";
import { callKey } from "#web/api/useCall.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { FindField } from "./FindField.tsx";
import { FoundList } from "./FoundList.tsx";
import { goToFirst } from "./foundSteps.ts";
import { OpenDialog, type OpenReason } from "./OpenDialog.tsx";
import { OpenedHome } from "./OpenedHome.tsx";
import { useFind } from "./useFind.ts";

interface FoundProps {
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly last: OpenReason;
  readonly onReason: (reason: OpenReason) => void;
}

interface Opening {
  /** Names the opening: the same person may be opened again. */
  readonly at: number;
  readonly id: string;
  readonly opened: OpenedJacket;
  readonly reason: OpenReason;
}

function Found({ text, field, last, onReason }: FoundProps) {
  const find = useFind(text);
  const [asked, setAsked] = useState<FoundJacket>();
  const [opened, setOpened] = useState<Opening>();
  const next = useRef<Opening>(undefined);
  const close = () => {
    setOpened(undefined);
    if (!goToFirst()) field.current?.focus();
  };
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {opened && <OpenedHome key={opened.at} {...opened} onClose={close} />}
      <FoundList find={find} field={field} onOpen={setAsked} />
      {asked && (
        <OpenDialog
          jacket={asked}
          last={last}
          onOpened={(record, reason) => {
            next.current = { at: Date.now(), id: asked.ID, opened: record, reason };
            onReason(reason);
          }}
          onClosed={() => {
            setAsked(undefined);
            // The dialog returned the focus; now the record's heading takes it.
            if (next.current) setOpened(next.current);
            next.current = undefined;
          }}
        />
      )}
    </Box>
  );
}

export function FindPage() {
  const cache = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [reason, setReason] = useState<OpenReason>({ Reason: "INCIDENT" });
  // After the page's heading, focused on other screens: here one types at once.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <PageTitle text="Everybody whose jacket your department has or waits for. Each find is recorded, and families read it.">
        Find
      </PageTitle>
      <Box sx={{ display: "grid", gap: 3 }}>
        <FindField
          field={field}
          onFind={(next) => {
            if (next !== text) return setText(next);
            // A person not found may be there now.
            if (!goToFirst()) void cache.resetQueries({ queryKey: callKey(findJackets), fetchStatus: "idle" });
          }}
        />
        {text && <Found key={text} text={text} field={field} last={reason} onReason={setReason} />}
      </Box>
    </>
  );
}
