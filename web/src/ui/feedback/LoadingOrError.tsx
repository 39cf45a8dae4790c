import { ErrorState } from "./ErrorState.tsx";
import { Loading } from "./Loading.tsx";

interface Props {
  /** Why it could not be loaded; null or undefined while it is loading. */
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What is being loaded, "family members". */
  readonly what: string;
}

/** Stands in place of data that is not there: the failure with "Try again", or that it is loading. */
export function LoadingOrError({ error, onRetry, what }: Props) {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading what={what} />;
}
