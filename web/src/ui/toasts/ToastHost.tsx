import { lazy, Suspense, useSyncExternalStore } from "react";
import { onToast, recentToasts } from "./toast.ts";

const Toaster = lazy(() => import("./Toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** Where messages appear. The toast library is loaded with the first of them. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToast, recentToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
