import type { ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** One of ui/illustrations. */
  readonly picture: ReactNode;
  /** What is looked for: "house hold". */
  readonly what: string;
  /** The list where the others are. */
  readonly list: { readonly path: string; readonly label: string };
}

/** What a page about one record shows when there is no such record, or it is somebody else's. */
export function RecordMissing({ picture, what, list }: Props) {
  return (
    <EmptyState
      picture={picture}
      title={`We could not find this ${what}`}
      action={
        <Button variant="primary" to={list.path}>
          Go to {list.label}
        </Button>
      }
    >
      The address of this page may have a typing mistake, or this {what} was deleted.
    </EmptyState>
  );
}
