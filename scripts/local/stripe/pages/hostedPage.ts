import { htmlAnswer, messagePage } from "#scripts/local/common/html.ts";
import type { ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import { typedCard } from "#scripts/local/stripe/cards.ts";
import { chargeCard } from "#scripts/local/stripe/chargeCard.ts";
import { complete, currentSession } from "#scripts/local/stripe/checkout.ts";
import { StripeError } from "#scripts/local/stripe/StripeError.ts";
import type { StateFile, StripeObject } from "#scripts/local/stripe/state.ts";
import type { Emit } from "#scripts/local/stripe/webhooks.ts";
import { authenticationPage, paymentPage } from "./paymentPage.ts";

const goTo = (location: unknown): ServedAnswer => ({ status: 303, headers: { location: String(location) } });

const goToSuccess = (session: StripeObject): ServedAnswer =>
  goTo(String(session.success_url).replaceAll("{CHECKOUT_SESSION_ID}", session.id));

async function pay(file: StateFile, emit: Emit, session: StripeObject, form: URLSearchParams): Promise<ServedAnswer> {
  const [action, again] = [form.get("action"), form.get("again") ?? ""];
  if (action === "cancel") return goTo(session.cancel_url);
  if (action === "refuse") return refuse(session, notAuthenticated);
  const card = typedCard(form);
  const proven = action === "authenticate" && session._authenticating === true;
  const outcome = proven ? ({ kind: "paid" } as const) : chargeCard(card);
  if (outcome.kind === "refused") return refuse(session, outcome.message);
  if (outcome.kind === "authenticate") {
    session._authenticating = true;
    return htmlAnswer(authenticationPage(session, { ...card, again }));
  }
  await complete(file, emit, session, { outcome, card, again: again === "yes" });
  await file.save();
  return goToSuccess(session);
}

const notAuthenticated =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

function refuse(session: StripeObject, message: string): ServedAnswer {
  session._authenticating = false;
  return htmlAnswer(paymentPage(session, message), 402);
}

/** A session's `url`: a form for a test card, without scripts. */
export async function hostedPage(
  file: StateFile,
  emit: Emit,
  { method, url, body }: ServedRequest,
): Promise<ServedAnswer> {
  const id = url.pathname.split("/").at(-1) ?? "";
  try {
    const session = await currentSession(file.value, emit, id);
    if (session.status === "complete") return goToSuccess(session);
    if (session.status === "expired")
      return htmlAnswer(
        messagePage("This payment page has expired", "Close this window and start the payment again."),
        410,
      );
    if (method === "POST") return await pay(file, emit, session, new URLSearchParams(body.toString()));
    return htmlAnswer(paymentPage(session));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return htmlAnswer(messagePage("No such payment", "Close this window and start the payment again."), 404);
  }
}
