import Box from "@mui/material/Box";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { PhoneInput } from "#web/ui/PhoneInput.tsx";
import { usePhoneVerification } from "./usePhoneVerification.ts";

const row = { display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" };

interface Props {
  /** The account's own number, ten digits: it needs no code. @default "" */
  readonly current?: string;
}

/** The optional mobile phone of a Form (fields Cell and Proof) with the code that proves it. */
export function PhoneVerification({ current = "" }: Props) {
  const { problem, verified, codeSent, pending, canSend, sendCode, verify } = usePhoneVerification(current);
  const [code, setCode] = useState("");
  const id = useId();
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter in the code's field means this code and not the whole form.
    event.preventDefault();
    void verify(code);
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <PhoneInput
        name="Cell"
        label="Mobile phone"
        optional
        hint="We text a code to it, to be sure that it is yours."
      />
      <FieldError id={id}>{problem}</FieldError>
      <Box sx={row}>
        <Button size="small" disabled={!canSend} pending={pending === "send"} onClick={() => void sendCode()}>
          {codeSent ? "Send code again" : "Send code"}
        </Button>
        {verified && (
          <Chip status="success" icon={<CheckIcon size={18} />}>
            Verified
          </Chip>
        )}
      </Box>
      {codeSent && !verified && (
        <Box sx={{ ...row, alignItems: "end" }} onKeyDown={onEnter}>
          <Box sx={{ width: 200 }}>
            <TextBox
              id={`${id}-code`}
              label="Code from the text"
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={8}
            />
          </Box>
          <Button
            size="small"
            pending={pending === "verify"}
            disabled={!code}
            onClick={() => void verify(code)}
          >
            Verify
          </Button>
        </Box>
      )}
    </Box>
  );
}
