import { lazy, Suspense } from "react";
import { Loading } from "#web/ui/feedback/Loading.tsx";

export const loadHealthFields = () => import("./NeedFields.tsx");

const NeedFields = lazy(async () => ({ default: (await loadHealthFields()).NeedFields }));

export const HealthFields = () => (
  <Suspense fallback={<Loading what="the questions" />}>
    <NeedFields />
  </Suspense>
);
