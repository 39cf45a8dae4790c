import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { verifyEmail } from "#shared/contract/verifications.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { useSendEmailCode } from "./useSendEmailCode.ts";
import { useStoreAccount } from "./useStoreAccount.ts";

function useEmailCode() {
  const store = useStoreAccount();
  const verify = async (Code: string) => {
    const { Message, Account } = await send(verifyEmail, { Code }).catch((error: unknown) => {
      throw hasCode(error, "CODES_DIFFER") ? new FieldProblem("Code", error.message) : error;
    });
    toast("success", Message);
    store(Account);
  };
  return { ...useSendEmailCode(), verify };
}

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
