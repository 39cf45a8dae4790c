import { type Form, listOf } from "./form.ts";
import { noSuch } from "./StripeError.ts";
import { shown } from "./showObject.ts";
import { find, type State, type StripeObject } from "./state.ts";
import type { Emit } from "./webhooks.ts";

export interface Call {
  readonly state: State;
  readonly emit: Emit;
  readonly form: Form;
  readonly pageUrl: string;
  /** In the path; "" without one. */
  readonly id: string;
}

export type Run = (call: Call) => unknown;

export const expansions = ({ form }: Call) =>
  listOf(form, "expand")
    .filter((path) => typeof path === "string")
    .map((path) => path.split("."));

/** Throws StripeError. */
export function need({ state, id }: Call, object: string): StripeObject {
  const thing = find(state, object, id);
  if (!thing) throw noSuch(object.replace(".", " "), id);
  return thing;
}

export const show = (call: Call, thing: StripeObject) => shown(call.state, thing, expansions(call));
