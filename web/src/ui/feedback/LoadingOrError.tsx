import type { ComponentProps } from "react";
import { ErrorState } from "./ErrorState.tsx";
import { Loading } from "./Loading.tsx";

interface Props extends ComponentProps<typeof Loading> {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function LoadingOrError({ error, onRetry, ...loading }: Props) {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return <Loading {...loading} />;
}
