import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "./toast.ts";

export const toastOnFailure =
  <Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) =>
  (...args: Args): void =>
    void act(...args).catch((error: unknown) => toast("error", sentenceOf(error)));
