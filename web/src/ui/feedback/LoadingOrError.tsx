import { ErrorState } from "./ErrorState.tsx";
import { Loading } from "./Loading.tsx";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** "family members" */
  readonly what: string;
}

export function LoadingOrError({ error, onRetry, what }: Props) {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return <Loading what={what} />;
}
