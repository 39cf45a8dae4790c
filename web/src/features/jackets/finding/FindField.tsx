import Box from "@mui/material/Box";
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { findJackets } from "#shared/contract/jackets/finding.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { takeTyped } from "#web/ui/fields/typeAhead.ts";

/** An error under the field moves no button. */
const errorHeight = "1.875rem";

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFind: (text: string) => void;
}

export function FindField({ field, onFind }: Props) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const find = (Search: string) => {
    const { data, error: refused } = findJackets.request.safeParse({ Search });
    const sentence = refused?.issues[0]?.message;
    setError(sentence);
    if (data) onFind(data.Search);
    if (!sentence) return;
    field.current?.focus();
    announce(sentence, true);
  };
  const takeOver = useEffectEvent(() => {
    const [typed = "", ...entered] = takeTyped().split("\n");
    setText(typed);
    if (entered.length > 0) find(typed);
    field.current?.focus();
  });
  // Before the next key, which is typed behind these.
  useLayoutEffect(() => takeOver(), []);
  return (
    <Box component="search" sx={{ maxWidth: 640, "& ::-webkit-search-cancel-button": { display: "none" } }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find(text);
        }}
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" } }}
      >
        <TextBox
          id="find"
          type="search"
          label="House number and street, name, phone or jacket number"
          hint="For example, 12 Woodward, Miller, or Ada Miller"
          inputRef={field}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
          maxLength={150}
          autoComplete="off"
        />
        <Button type="submit" variant="primary" sx={{ alignSelf: "end", mb: { sm: error ? errorHeight : 0 } }}>
          Find
        </Button>
      </Box>
    </Box>
  );
}
