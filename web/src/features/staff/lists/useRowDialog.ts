import { useState } from "react";

/** `action` is undefined while a closed dialog fades out. */
export interface RowDialog<Action extends string, Row> {
  readonly action: Action | undefined;
  readonly row: Row;
  /** Has the focus again afterwards. */
  readonly menuId: string;
}

export function useRowDialog<Action extends string, Row extends { readonly ID: string }>() {
  const [asked, setAsked] = useState<RowDialog<Action, Row>>();
  return {
    asked,
    ask: (action: Action, row: Row, menuId = menuIdOf(row)) => setAsked({ action, row, menuId }),
    close: () => setAsked((current) => current && { ...current, action: undefined }),
  };
}

export const menuIdOf = ({ ID }: { readonly ID: string }): string => `actions-${ID}`;

/** For a row rendered anew while its dialog closed, and lost the focus. */
export function focusMenu(id: string): void {
  // Dialogs stand beside the page, not in it.
  if (document.getElementById("root")?.contains(document.activeElement)) return;
  document.getElementById(id)?.focus();
}
