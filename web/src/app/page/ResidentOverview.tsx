import { lazy } from "react";
import { OverviewPage } from "#web/features/overview/OverviewPage.tsx";

const AddHomeDialog = lazy(async () => {
  const { AddHomeDialog: dialog } = await import("#web/features/households/add/AddHomeDialog.tsx");
  return { default: dialog };
});

export function ResidentOverview() {
  return <OverviewPage AddHome={AddHomeDialog} />;
}
