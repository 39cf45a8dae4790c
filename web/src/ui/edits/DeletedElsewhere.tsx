import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";

interface Props {
  readonly name: string;
  /** "house hold" */
  readonly what: string;
  readonly list: { readonly path: string; readonly label: string };
}

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
