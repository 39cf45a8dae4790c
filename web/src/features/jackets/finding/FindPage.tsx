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

function Found({ text, field, last, onReason }: FoundProps) {
  const find = useFind(text);
  const [asked, setAsked] = useState<FoundJacket>();
  const [opened, setOpened] = useState<{ readonly id: string; readonly opened: OpenedJacket }>();
  const close = () => {
    setOpened(undefined);
    if (!goToFirst()) field.current?.focus();
  };
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {/* The dialog returns the focus as it goes; then the record's heading takes it. */}
      {opened && !asked && <OpenedHome key={opened.id} {...opened} reason={last} onClose={close} />}
      <FoundList find={find} field={field} onOpen={setAsked} />
      {asked && (
        <OpenDialog
          jacket={asked}
          last={last}
          onOpened={(record, reason) => {
            setOpened({ id: asked.ID, opened: record });
            onReason(reason);
          }}
          onClosed={() => setAsked(undefined)}
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
  // After the page's heading, which has the focus on other screens: here one types at once.
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
            // Who was not found may be there now.
            if (!goToFirst()) void cache.resetQueries({ queryKey: callKey(findJackets), fetchStatus: "idle" });
          }}
        />
        {text && <Found key={text} text={text} field={field} last={reason} onReason={setReason} />}
      </Box>
    </>
  );
}
