import { useState } from "react";

/** `action` is undefined while a closed dialog fades out. */
export interface RowDialog<Action extends string, Row> {
  readonly action: Action | undefined;
  readonly row: Row;
}

/** The open dialog of a list, with the row as it was listed. */
export function useRowDialog<Action extends string, Row>() {
  const [asked, setAsked] = useState<RowDialog<Action, Row>>();
  return {
    asked,
    ask: (action: Action, row: Row) => setAsked({ action, row }),
    close: () => setAsked((current) => current && { ...current, action: undefined }),
  };
}

/** The id of a row's menu. */
export const menuIdOf = ({ ID }: { readonly ID: string }): string => `actions-${ID}`;

/** Focuses a row's menu after a closing dialog lost the focus, because the row was rendered anew. */
export function focusMenu(row: { readonly ID: string }): void {
  // Dialogs stand beside the page, not in it.
  if (document.getElementById("root")?.contains(document.activeElement)) return;
  document.getElementById(menuIdOf(row))?.focus();
}
