import { ErrorState } from "./ErrorState.tsx";
import { Loading } from "./Loading.tsx";

interface Props {
  /** Null or undefined while loading. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** "family members" */
  readonly what: string;
}

/** In place of missing data: the failure with "Try again", or the load. */
export function LoadingOrError({ error, onRetry, what }: Props) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading what={what} />;
}
