import { lazy } from "react";
import { OverviewPage } from "#web/features/overview/OverviewPage.tsx";

const AddHomeDialog = lazy(async () => ({
  default: (await import("#web/features/households/add/AddHomeDialog.tsx")).AddHomeDialog,
}));

export function ResidentOverview() {
  return <OverviewPage AddHome={AddHomeDialog} />;
}
