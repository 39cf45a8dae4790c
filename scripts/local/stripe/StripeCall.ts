import { type Form, listOf } from "./form.ts";
import { noSuch } from "./StripeError.ts";
import { shown } from "./showObject.ts";
import { find, type StripeObject, type StripeState } from "./state.ts";
import type { Emit } from "./webhooks.ts";

export interface StripeCall {
  readonly state: StripeState;
  readonly emit: Emit;
  readonly form: Form;
  readonly pageUrl: string;
  /** In the path; "" without one. */
  readonly id: string;
}

export type StripeHandler = (call: StripeCall) => unknown;

export const expansions = ({ form }: StripeCall) =>
  listOf(form, "expand")
    .filter((path) => typeof path === "string")
    .map((path) => path.split("."));

export function need({ state, id }: StripeCall, object: string): StripeObject {
  const thing = find(state, object, id);
  if (!thing) throw noSuch(object.replace(".", " "), id);
  return thing;
}

export const show = (call: StripeCall, thing: StripeObject) => shown(call.state, thing, expansions(call));
