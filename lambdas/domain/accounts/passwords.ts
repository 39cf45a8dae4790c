import { VisibleError } from "#lambdas/errors.ts";
import commonPasswords from "./commonPasswords.json" with { type: "json" };

// PURE: a bundle that sets no password leaves the list out.
const common: ReadonlySet<string> = /* @__PURE__ */ new Set(commonPasswords);

const tooCommon = () =>
  new VisibleError("COMMON_PASSWORD", "This password is one of the commonest. Please choose another one.");

/** Refuses one of the 10,000 commonest passwords, in any letter case. */
export function refuseCommon(password: string): void {
  if (common.has(password.toLowerCase())) throw tooCommon();
}
