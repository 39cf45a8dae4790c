import { useWatch } from "react-hook-form";
import { Notice } from "#web/ui/feedback/Notice.tsx";

/** The step can be left without a photo; the payment cannot begin. */
export function PhotoReminder() {
  const photo: unknown = useWatch({ name: "Photo" });
  if (photo) return null;
  return <Notice kind="info">The photo is still missing. You can go on, and add it before you pay.</Notice>;
}
