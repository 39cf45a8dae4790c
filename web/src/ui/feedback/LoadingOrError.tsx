import { ErrorState } from "./ErrorState.tsx";
import { Loading } from "./Loading.tsx";
import { PageLoading } from "./PageLoading.tsx";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** "family members" */
  readonly what: string;
  /** It is all there is on the page: nothing below moves when the rest comes. @default false */
  readonly isPage?: boolean;
}

export function LoadingOrError({ error, onRetry, what, isPage = false }: Props) {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return isPage ? <PageLoading what={what} /> : <Loading what={what} />;
}
