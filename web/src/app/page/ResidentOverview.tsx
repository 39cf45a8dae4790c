import { lazy } from "react";
import { OverviewPage } from "#web/features/overview/OverviewPage.tsx";

const AddHomeDialog = lazy(async () => {
  const { AddHomeDialog: dialog } = await import("#web/features/households/add/AddHomeDialog.tsx");
  return { default: dialog };
});

/** The overview, with the dialog of another feature that it opens. */
export function ResidentOverview() {
  return <OverviewPage AddHome={AddHomeDialog} />;
}
