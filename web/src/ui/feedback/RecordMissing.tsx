import type { ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  readonly picture: ReactNode;
  /** "house hold" */
  readonly what: string;
  readonly list: { readonly path: string; readonly label: string };
}

/** It does not exist, or is not the user's to see. */
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
