import Box from "@mui/material/Box";
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FormContext } from "#web/ui/fields/FormContext.ts";
import { lenientResolver } from "#web/ui/fields/lenientResolver.ts";
import { maxWidth } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { ErrorSummary, type Failure } from "./ErrorSummary.tsx";
import { FieldProblem } from "./FieldProblem.ts";
import { useEarlyInput } from "./useEarlyInput.ts";

type FormApi<Input extends FieldValues, Output extends FieldValues> = UseFormReturn<Input, unknown, Output>;

interface Props<Input extends FieldValues, Output extends FieldValues> {
  /** A call's request schema or a part of it, with each rule's sentence. */
  readonly schema: z.ZodMiniType<Output, Input>;
  /** Others are empty. */
  readonly defaultValues?: { readonly [Name in keyof Input]?: unknown };
  /** A thrown error is shown in the summary and as a toast, a FieldProblem at its field; all input stays. */
  readonly onSubmit: (values: Output, form: FormApi<Input, Output>) => Promise<void>;
  /** One sentence for summary and toast when rules are broken. */
  readonly problem?: (values: Input) => string | undefined;
  /** Between fields, in 8 px. @default 2.5 */
  readonly gap?: number;
  /** For a button outside the form. */
  readonly id?: string;
  /** The summary alone tells a failure: a toast would cover the heading. @default false */
  readonly quiet?: boolean;
  readonly children: ReactNode | ((form: FormApi<Input, Output>) => ReactNode);
}

/** A failed submit focuses a summary with links to the fields. One submit runs at a time. */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: Props<Input, Output>) {
  const { schema, defaultValues, onSubmit, problem, gap = 2.5, id, quiet = false, children } = props;
  const ownId = useId();
  const formId = id ?? ownId;
  const [labels] = useState(() => new Map<string, string>());
  const names = useMemo(() => ({ id: formId, labels }), [formId, labels]);
  const submitted = useRef(false);
  const busy = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Failure>({});
  const refused = useRef(false);
  const withdrawToast = useRef<() => void>(undefined);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const form = useForm<Input, unknown, Output>({
    resolver: lenientResolver(schema, submitted),
    mode: "onTouched",
    shouldFocusError: false,
    ...(defaultValues && { defaultValues: defaultValues as DefaultValues<Input> }),
  });

  const { setValue } = form;
  const takeEarly = useCallback(
    (name: string, value: unknown) => setValue(name as Path<Input>, value as never, { shouldDirty: true }),
    [setValue],
  );
  useEarlyInput(formId, takeEarly);

  const withdraw = useCallback(() => withdrawToast.current?.(), []);
  const tell = (...message: [sentence: string, duration?: number]) => {
    if (!quiet) withdrawToast.current = toast("error", ...message);
  };
  const broken = () => problem?.(form.getValues());
  const fail = (sentence: string | undefined, cause: Failure = {}) => {
    setFailure(cause);
    refused.current = true;
    if (sentence) tell(sentence);
  };
  const run = async (values: Output) => {
    setFailure({});
    try {
      await onSubmit(values, form);
    } catch (error) {
      if (!(error instanceof FieldProblem)) return fail(sentenceOf(error), { error });
      form.setError(error.field as Parameters<typeof form.setError>[0], { message: error.message });
      fail(undefined);
      if (error.duration) tell(error.message, error.duration);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles a dialog's event to the form around it.
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    submitted.current = true;
    refused.current = false;
    withdraw();
    try {
      await form.handleSubmit(run, () => fail(broken(), { broken }))();
      // After the form's state, so that the summary can take the focus.
      if (refused.current) setRefusals((count) => count + 1);
    } finally {
      busy.current = false;
    }
  };
  return (
    <FormContext value={names}>
      <FormProvider {...form}>
        <Box
          component="form"
          id={formId}
          // Before the script came, a submit would put the input into the address.
          method="dialog"
          noValidate
          onSubmit={(event: FormEvent) => void submit(event)}
          sx={{ display: "flex", flexDirection: "column", gap, maxWidth: maxWidth.form, minWidth: 0 }}
        >
          <ErrorSummary ref={summary} failure={failure} onMended={withdraw} />
          {typeof children === "function" ? children(form) : children}
        </Box>
      </FormProvider>
    </FormContext>
  );
}
