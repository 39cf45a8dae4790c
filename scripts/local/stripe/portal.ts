import { htmlAnswer, messagePage } from "#scripts/local/common/html.ts";
import type { ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import { customerOf, keepCard, typedCard } from "./cards.ts";
import { chargeCard } from "./chargeCard.ts";
import { type Form, textOf } from "./form.ts";
import { portalPage, receiptPage } from "./pages/portalPage.ts";
import { setRenewal } from "./renewals.ts";
import { missing } from "./StripeError.ts";
import { find, keep, type StateFile, type StripeObject, type StripeState, seconds } from "./state.ts";
import type { Emit } from "./webhooks.ts";

const openSeconds = 300;

/** `POST /v1/billing_portal/sessions`, for five minutes. */
export function createPortalSession(state: StripeState, form: Form): StripeObject {
  const customer = customerOf(state, form);
  const return_url = textOf(form, "return_url");
  if (!return_url) throw missing("return_url");
  const session = keep(state, "bps", "billing_portal.session", { customer, return_url });
  session.url = `${state.pageUrl}/p/session/${session.id}`;
  return session;
}

async function changeCard(state: StripeState, emit: Emit, customer: StripeObject, form: URLSearchParams) {
  const card = typedCard(form);
  const outcome = chargeCard(card);
  if (outcome.kind === "refused") return outcome.message;
  const before = structuredClone(customer);
  customer.invoice_settings = { default_payment_method: keepCard(state, customer.id, card, true).id };
  await emit("customer.updated", customer, before);
  return undefined;
}

async function act(state: StripeState, emit: Emit, customer: StripeObject, form: URLSearchParams) {
  if (form.get("action") === "card") return changeCard(state, emit, customer, form);
  const subscription = find(state, "subscription", form.get("subscription") ?? "");
  if (subscription?.customer === customer.id) await setRenewal(emit, subscription, form.get("action") === "resume");
  return undefined;
}

const over = () => htmlAnswer(messagePage("This link has expired", "Open it again from Beforehand."), 410);

export async function portal(file: StateFile, emit: Emit, { method, url, body }: ServedRequest): Promise<ServedAnswer> {
  const session = find(file.value, "billing_portal.session", url.pathname.split("/").at(-1) ?? "");
  const customer = session && find(file.value, "customer", String(session.customer));
  if (!customer || Number(session.created) + openSeconds < seconds()) return over();
  const show = (problem?: string) =>
    htmlAnswer(portalPage(file.value, customer, String(session.return_url), problem), problem ? 402 : 200);
  if (method !== "POST") return show();
  const problem = await act(file.value, emit, customer, new URLSearchParams(body.toString()));
  await file.save();
  return problem ? show(problem) : { status: 303, headers: { location: url.pathname } };
}

export function receipt(file: StateFile, { url }: ServedRequest): ServedAnswer {
  const invoice = find(file.value, "invoice", url.pathname.split("/").at(-1) ?? "");
  return invoice ? htmlAnswer(receiptPage(invoice)) : htmlAnswer(messagePage("No such receipt", ""), 404);
}
