import { Button, type Props as ButtonProps } from "#web/ui/Button.tsx";
import { type QuestionProps, useQuestion } from "./useQuestion.tsx";

interface Props extends QuestionProps {
  readonly button: Omit<ButtonProps, "onClick">;
}

/** A button that asks before it acts. */
export function ConfirmButton({ button, ...question }: Props) {
  const { ask, dialog } = useQuestion(question);
  return (
    <>
      <Button {...button} onClick={ask} />
      {dialog}
    </>
  );
}
