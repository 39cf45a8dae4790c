import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";

interface Props {
  /** The record's name, "Home". */
  readonly name: string;
  /** The kind of record, "house hold". */
  readonly what: string;
  /** The list of the others. */
  readonly list: { readonly path: string; readonly label: string };
}

/** The record of a Form was deleted elsewhere meanwhile: it cannot be saved any more. */
export function DeletedElsewhere({ name, what, list }: Props) {
  return (
    <FocusedNotice
      title={`${name} is not registered any more`}
      text={`This ${what} was deleted, here or in another browser. What you typed stays on this page until you leave it.`}
    >
      <Button to={list.path}>Go to {list.label}</Button>
    </FocusedNotice>
  );
}
