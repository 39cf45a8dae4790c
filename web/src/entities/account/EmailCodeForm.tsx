import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { verifyEmail } from "#shared/contract/verifications.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { useEmailCode } from "./useEmailCode.ts";

interface Props {
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}

export function EmailCodeForm({ onDone, children }: Props) {
  const { sendCode, sending, problem, verify } = useEmailCode();
  return (
    <Form
      schema={verifyEmail.request}
      defaultValues={{ Code: "" }}
      onSubmit={async ({ Code }) => {
        await verify(Code);
        onDone?.();
      }}
    >
      <Box sx={{ maxWidth: 340 }}>
        <TextInput
          name="Code"
          label="Code from the mail"
          hint="Six digits. It works for 24 hours and five tries."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
        />
      </Box>
      {problem && <Typography sx={{ color: "error.main" }}>{problem}</Typography>}
      <ButtonRow>
        <SubmitButton>Confirm email</SubmitButton>
        <Button pending={sending} onClick={() => void sendCode()}>
          Send a new code
        </Button>
        {children}
      </ButtonRow>
    </Form>
  );
}
