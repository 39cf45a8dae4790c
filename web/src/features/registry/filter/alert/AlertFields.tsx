import Box from "@mui/material/Box";
import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Control } from "#web/ui/fields/Control.tsx";
import { describedBy, FieldFrame } from "#web/ui/fields/FieldFrame.tsx";
import { fieldId, type RegistryFilterState } from "../useRegistryFilter.ts";
import { AlertCard } from "./AlertCard.tsx";
import { keptAlert } from "./keptAlerts.ts";
import { useReadAlert } from "./useReadAlert.ts";

const id = fieldId("alert");
const hint = "Paste the text of a CAP 1.2 alert, or choose or drop its file. Nobody is warned: it only says where.";

interface TextProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Before the button that chooses a file. */
  readonly children: ReactNode;
}

function AlertText({ text, error, onText, onFile, children }: TextProps) {
  const file = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    // Dragged text falls into the field by itself.
    if (!dropped) return;
    event.preventDefault();
    onFile(dropped);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again.
    target.value = "";
    if (chosen) onFile(chosen);
  };
  return (
    <Box onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop} sx={{ display: "grid", gap: 2 }}>
      <FieldFrame id={id} label="Alert" hint={hint} error={error}>
        <Control
          id={id}
          value={text}
          onChange={({ target }) => onText(target.value)}
          // A plain one: MUI's measures half a megabyte at each letter.
          inputComponent="textarea"
          error={Boolean(error)}
          inputProps={{ rows: 6, spellCheck: false, "aria-describedby": describedBy({ id, hint, error }) }}
          sx={{ "& textarea": { resize: "vertical", fontFamily: "monospace", fontSize: 15, lineHeight: 1.4 } }}
        />
      </FieldFrame>
      <ButtonRow>
        {children}
        <Button onClick={() => file.current?.click()}>Choose a file</Button>
      </ButtonRow>
      <input ref={file} type="file" accept=".xml,.cap,.txt,text/xml,application/xml" onChange={take} hidden />
    </Box>
  );
}

interface Props {
  readonly filter: RegistryFilterState;
}

/** Only "Use this area" asks for an alert's homes. */
export function AlertFields({ filter }: Props) {
  const { draft, request, show } = filter;
  const listed = request.Area && "Alert" in request.Area ? request.Area.Alert : undefined;
  const { text, type, read, open, heading, isReading, alert, error } = useReadAlert(filter);
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <AlertText text={text} error={error} onText={type} onFile={(file) => void open(file)}>
        <Button pending={isReading} onClick={() => read(text)}>
          Read the alert
        </Button>
      </AlertText>
      {alert && (
        <AlertCard
          alert={alert}
          heading={heading}
          isUsed={listed !== undefined && listed === keptAlert(draft.read)}
          onUse={() => {
            // The pressed button disappears.
            heading.current?.focus();
            show({ ...draft, alert: draft.read });
          }}
        />
      )}
    </Box>
  );
}
