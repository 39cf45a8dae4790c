import { type Form, listOf } from "./form.ts";
import { shown, shownList } from "./showObject.ts";
import type { StripeObject, StripeState } from "./state.ts";
import type { Emit } from "./webhooks.ts";

export interface StripeCall {
  readonly state: StripeState;
  readonly emit: Emit;
  readonly form: Form;
  readonly path: string;
  /** In the path; "" without one. */
  readonly id: string;
}

export type StripeHandler = (call: StripeCall) => unknown;

const expansions = ({ form }: StripeCall) =>
  listOf(form, "expand")
    .filter((path) => typeof path === "string")
    .map((path) => path.split("."));

export const show = (call: StripeCall, thing: StripeObject) => shown(call.state, thing, expansions(call));

export const showList = (call: StripeCall, things: readonly StripeObject[]) =>
  shownList(call.state, things, call.path, expansions(call));
