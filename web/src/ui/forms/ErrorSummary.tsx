import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type MouseEvent, type Ref, useContext, useEffect, useId } from "react";
import { get, useFormState } from "react-hook-form";
import { sentenceOf, UserFacingError } from "#web/ui/feedback/UserFacingError.ts";
import { errorNames } from "#web/ui/fields/errorNames.ts";
import { FormContext, fieldId } from "#web/ui/fields/FormContext.ts";
import { focusField } from "#web/ui/fields/focusField.ts";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";

export interface Failure {
  /** Shown until the next submit. */
  readonly error?: unknown;
  /** Evaluated again as the values change. */
  readonly broken?: () => string | undefined;
}

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly failure: Failure;
  readonly onMended: () => void;
}

export function ErrorSummary({ ref, failure: { error, broken }, onMended }: Props) {
  const headingId = useId();
  const { id: formId, labels } = useContext(FormContext);
  const { errors, submitCount } = useFormState();
  const names = submitCount > 0 ? errorNames(errors) : [];
  const isEmpty = error === undefined && names.length === 0;
  useEffect(() => {
    if (isEmpty) onMended();
  }, [isEmpty, onMended]);
  if (isEmpty) return null;
  const sentence = error === undefined ? broken?.() : sentenceOf(error);
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(fieldId(formId, name));
  };
  const requestId = error instanceof UserFacingError ? error.requestId : undefined;
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      data-problem
      aria-labelledby={headingId}
      sx={{ border: 2, borderColor: "error.main", bgcolor: "soft.error", borderRadius: radius.card, p: 2.5 }}
    >
      <Typography id={headingId} variant="h2" sx={{ color: "error.main" }}>
        There is a problem
      </Typography>
      {sentence && <Typography sx={{ mt: 1, fontWeight: fontWeight.strong }}>{sentence}</Typography>}
      {requestId && (
        <Typography variant="caption" sx={{ display: "block", mt: 0.5 }}>
          Reference: {requestId}
        </Typography>
      )}
      {names.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {names.map((name) => (
            <li key={name}>
              <Link
                href={`#${fieldId(formId, name)}`}
                onClick={goTo(name)}
                sx={{ color: "error.main", display: "inline-block", verticalAlign: "top", py: 0.25 }}
              >
                {[labels.get(name), (get(errors, name) as { message?: unknown }).message].filter(Boolean).join(": ")}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
