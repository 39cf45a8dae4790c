import Box from "@mui/material/Box";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { mayMoveFocus } from "#web/ui/navigation/mayMoveFocus.ts";
import { usePhoneVerification } from "./usePhoneVerification.ts";

const row = { display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" };

interface Props {
  /** The account's own number, ten digits: it needs no code. @default "" */
  readonly current?: string;
}

/**
 * For a Form with fields Cell and Proof. The focus moves to the code's field once sent, and to "Verified" after a right
 * code.
 */
export function PhoneVerification({ current = "" }: Props) {
  const { phoneProblem, codeProblem, wait, isNew, verified, codeSent, pending, canSend, sendCode, verify } =
    usePhoneVerification(current);
  const [code, setCode] = useState("");
  const id = useId();
  const sendButton = useRef<HTMLButtonElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const codeBox = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<"code" | "sign">();
  useEffect(() => {
    if (!next) return;
    const target = next === "code" ? codeField.current : sign.current;
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
    setNext(undefined);
  }, [next]);

  const onSend = async () => {
    if (!(await sendCode())) return;
    setCode("");
    // Unless the user went on to another field.
    if (document.activeElement === sendButton.current) setNext("code");
  };
  const onVerify = async () => {
    // Each try counts: a second press must not send the code again.
    if (pending || !code) return;
    const isRight = await verify(code);
    // A right code takes the field and its focus away.
    if (mayMoveFocus(codeBox.current)) setNext(isRight ? "sign" : "code");
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Submits the code, not the form.
    event.preventDefault();
    if (!event.repeat) void onVerify();
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <PhoneInput
        name="Cell"
        label="Mobile phone"
        optional
        hint="We text a code to it, to be sure that it is yours."
        problem={phoneProblem}
      />
      <Box sx={row}>
        <Button
          ref={sendButton}
          size="small"
          disabled={!canSend}
          reason={isNew ? undefined : `Enter ${current ? "a new number" : "all 10 digits"} to get a code.`}
          pending={pending === "send"}
          onClick={() => void onSend()}
        >
          {codeSent ? "Send code again" : "Send code"}
        </Button>
        {verified && (
          <Box ref={sign} tabIndex={-1}>
            <Chip status="success" icon={<CheckIcon size={18} />}>
              Verified
            </Chip>
          </Box>
        )}
      </Box>
      {wait && (
        <Notice kind="info">{wait} You can leave your number out for now, and add it to your profile later.</Notice>
      )}
      {codeSent && (
        <Box ref={codeBox} sx={{ display: "grid", gap: 2, justifyItems: "start", maxWidth: 340 }} onKeyDown={onEnter}>
          <TextBox
            id={`${id}-code`}
            label="Code from the text"
            hint="It works for 10 minutes and five tries."
            error={codeProblem}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputRef={codeField}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={8}
          />
          <Button size="small" pending={pending === "verify"} disabled={!code} onClick={() => void onVerify()}>
            Verify
          </Button>
        </Box>
      )}
    </Box>
  );
}
