import { env } from "#lambdas/env.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { actorOf, openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { paymentHost as anyHost, type PaymentHost } from "#shared/model/paymentHost.ts";

const usage = `npm run op -- payment-host backup|own [--unseen] <where>
npm run op -- payment-host status <where>

The payment frame has two hosts that are both deployed and allowed: the deployment's own, and a backup for when that is
out. Site and calls use the chosen one at once, without a deployment, and it stays chosen until you choose again. A
payment that is open at the other host is asked to start again; one that is being paid there is followed to its end.

  backup|own  chooses the host, after a look whether it answers, and leaves a row in the audit
  --unseen    chooses it although it does not answer from here
  status      says which one is in use and whether each answers, and changes nothing

${targetUsage}`;

const options = { ...targetOptions, unseen: { type: "boolean", default: false } } as const;

const patience = 15_000;

/** Undefined where it can take this site's payments. */
async function faultOf(origin: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/config.json`, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return `answers ${answer.status}`;
    const settings = (await answer.json()) as { readonly siteOrigin?: unknown };
    return settings.siteOrigin === env.siteOrigin ? undefined : "is the payment frame of another site";
  } catch (error) {
    return `does not answer: ${(error as Error).message}`;
  }
}

const loadHosts = () => import("#lambdas/domain/payments/paymentHosts.ts");

async function tellStatus(): Promise<void> {
  const used = await (await loadHosts()).inUse();
  for (const host of anyHost.options) {
    const origin = env.payOrigins[host];
    const fault = await faultOf(origin);
    console.log(`${host === used ? "in use" : "ready "}  ${host.padEnd(6)}  ${origin}  ${fault ?? "answers"}`);
  }
}

interface Choice {
  readonly operation: Parameters<typeof actorOf>[0];
  readonly unseen: boolean;
}

/** Throws Refusal when it does not answer, unless `unseen`. */
export async function choosePaymentHost(host: PaymentHost, { operation, unseen }: Choice): Promise<void> {
  const origin = env.payOrigins[host];
  const fault = unseen ? undefined : await faultOf(origin);
  if (fault) throw new Refusal(`${origin} ${fault}. Nothing was changed; --unseen chooses it all the same.`);
  await (await loadHosts()).use(host, actorOf(operation));
  console.log(`Payments that are opened from now on use ${origin} (${host}).`);
}

export const paymentHost: Command<typeof options> = {
  usage,
  options,
  async run({ unseen, ...where }, [word]) {
    const host = anyHost.safeParse(word);
    if (!host.success && word !== "status") throw new Refusal(`Say backup, own or status.\n\n${usage}`);
    const operation = await openTarget(where);
    await (host.success ? choosePaymentHost(host.data, { operation, unseen }) : tellStatus());
    return 0;
  },
};
