import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { confirmSecondFactor, type startSecondFactor } from "#shared/contract/secondFactor.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { QrCode } from "#web/ui/display/QrCode.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";

/** Takes the focus of the heading it replaces. */
function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}

/** In groups of four, for typing. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

interface Props {
  readonly started: ResponseOf<typeof startSecondFactor>;
  /** False again after a failure. */
  readonly onConfirming: (isConfirming: boolean) => void;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onThere: () => void;
  readonly onAgain: () => void;
}

export function ConfirmApp({ started: { Secret, Uri }, onConfirming, onConfirmed, onThere, onAgain }: Props) {
  return (
    <Form
      schema={confirmSecondFactor.request}
      defaultValues={{ Code: "" }}
      onSubmit={async ({ Code }) => {
        onConfirming(true);
        try {
          onConfirmed((await send(confirmSecondFactor, { Code })).RecoveryCodes);
        } catch (error) {
          onConfirming(false);
          if (hasCode(error, "SECOND_FACTOR_ON")) return onThere();
          throw hasCode(error, "SECOND_FACTOR_WRONG") ? new FieldProblem("Code", sentenceOf(error)) : error;
        }
      }}
    >
      <StepHeading>Add Beforehand to your app</StepHeading>
      <Typography>Scan this picture with the app. It then shows six digits, new ones every 30 seconds.</Typography>
      <QrCode text={Uri} label="A QR code for your authenticator app; the key below is the same as text" />
      <Box>
        <Typography variant="quiet">Or type this key into the app:</Typography>
        <Typography component="code" sx={{ fontFamily: "monospace", overflowWrap: "anywhere" }}>
          {inGroups(Secret)}
        </Typography>
      </Box>
      <CodeInput withRecovery={false} />
      <ButtonRow>
        <SubmitButton>Confirm</SubmitButton>
        <Button variant="quiet" onClick={onAgain}>
          Begin again
        </Button>
      </ButtonRow>
    </Form>
  );
}
