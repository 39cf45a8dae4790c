import Box from "@mui/material/Box";
import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from "react";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Control } from "#web/ui/fields/Control.tsx";
import { describedBy, FieldFrame } from "#web/ui/fields/FieldFrame.tsx";
import { fieldId } from "../useRegistryFilter.ts";

const id = fieldId("alert");
const hint = "Paste the text of a CAP 1.2 alert, or choose or drop its file. Nobody is warned: it only says where.";

interface Props {
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
  /** Before the button that chooses a file. */
  readonly children: ReactNode;
}

/** A text that is pasted, or a file that is chosen or dropped. */
export function AlertText({ text, error, onText, onFile, children }: Props) {
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
