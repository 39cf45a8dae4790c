import { exampleMailFrom, stripeApi } from "#infra/config/config.ts";
import { region } from "#infra/config/region.ts";
import { ask, type Check, need, needStatus } from "#scripts/operate/smoke/check.ts";
import { askAws } from "./askAws.ts";
import type { PlannedDeployment } from "./PlannedDeployment.ts";
import { bootstrapChecks, copyChecks } from "./regionChecks.ts";

/** New accounts have 10, which one busy queue uses up. */
const copiesNeeded = 1_000;

const domainOf = (address: string): string => address.split("@")[1] ?? "";

const identityOf = (name: string) =>
  askAws<{ readonly VerifiedForSendingStatus?: boolean }>(`sesv2 get-email-identity --email-identity ${name}`);

async function checkSender({ config: { mailFrom, mailIdentity } }: PlannedDeployment): Promise<string | undefined> {
  if (mailFrom === exampleMailFrom) return undefined;
  const domain = domainOf(mailFrom);
  if (mailIdentity === "existing") {
    const known = await Promise.all([mailFrom, domain].map(identityOf));
    need(
      known.some((one) => one?.VerifiedForSendingStatus),
      `SES lists neither ${mailFrom} nor ${domain} as verified`,
    );
    return `${mailFrom} is verified`;
  }
  const made = mailIdentity === "domain" ? domain : mailFrom;
  need((await identityOf(made)) === undefined, `SES has ${made} already: set mailIdentity to existing`);
  return `the stacks make ${made}`;
}

const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith("*.") && host.split(".").slice(1).join(".") === name.slice(2));

interface CertificateAnswer {
  readonly Certificate: { readonly Status: string; readonly SubjectAlternativeNames?: readonly string[] };
}

async function checkCertificate({ config: { domain } }: PlannedDeployment): Promise<string | undefined> {
  if (!domain) return undefined;
  const found = await askAws<CertificateAnswer>(`acm describe-certificate --certificate-arn ${domain.certificateArn}`);
  need(found !== undefined, "there is no such certificate");
  const { Status, SubjectAlternativeNames: names = [] } = found.Certificate;
  need(Status === "ISSUED", `is ${Status}: put its records into your DNS`);
  const hosts = [domain.site, domain.payment, ...(domain.paymentBackup ? [domain.paymentBackup] : [])];
  const left = hosts.filter((host) => !names.some((name) => covers(name, host)));
  need(left.length === 0, `does not have ${left.join(" and ")}`);
  return hosts.join(", ");
}

async function checkStripe({ config: { stage }, stripeKey }: PlannedDeployment): Promise<string | undefined> {
  if (!stripeKey) return undefined;
  const kind = stage === "prod" ? "sk_live_" : "sk_test_";
  need(stripeKey.startsWith(kind), `${stage} needs a key that begins with ${kind}`);
  needStatus(await ask(`${stripeApi}/v1/account`, { headers: { authorization: `Bearer ${stripeKey}` } }), 200);
  return "the key is good";
}

interface MailAnswer {
  readonly ProductionAccessEnabled?: boolean;
  readonly SendQuota?: { readonly MaxSendRate?: number; readonly Max24HourSend?: number };
}

async function checkMail({ config: { mailsPerSecond } }: PlannedDeployment): Promise<string> {
  const account = await askAws<MailAnswer>("sesv2 get-account");
  need(account?.ProductionAccessEnabled === true, "SES is in its sandbox: request production access");
  const { MaxSendRate = 0, Max24HourSend = 0 } = account.SendQuota ?? {};
  need(MaxSendRate >= mailsPerSecond, `SES takes ${MaxSendRate} a second, and mailsPerSecond is ${mailsPerSecond}`);
  return `${MaxSendRate} a second, ${Max24HourSend.toLocaleString("en")} a day`;
}

interface NumbersAnswer {
  readonly PhoneNumbers: readonly { readonly Status: string; readonly NumberCapabilities: readonly string[] }[];
}

/** Asked for by docs/deploy.md before the first deployment. */
export const accountChecks: readonly Check<PlannedDeployment>[] = [
  {
    name: "account",
    run: async () => {
      const caller = await askAws<{ readonly Account: string }>("sts get-caller-identity");
      return `${caller?.Account}, ${region}`;
    },
  },
  {
    name: "settings",
    run: async ({ config: { stage, missing } }) => {
      need(missing.length === 0, missing.join(" "));
      return `of ${stage}`;
    },
  },
  ...bootstrapChecks,
  {
    name: "distributions",
    // An account that has one is verified; of others no call tells.
    run: async () => {
      const found = await askAws<{ readonly DistributionList?: { readonly Items?: readonly unknown[] } }>(
        "cloudfront list-distributions --max-items 1",
      );
      return found?.DistributionList?.Items?.length ? "the account is verified for CloudFront" : undefined;
    },
  },
  { name: "mail to any address", run: checkMail },
  { name: "sender of mail", run: checkSender },
  {
    name: "texts to any number",
    run: async () => {
      const sandbox = await askAws<{ readonly IsInSandbox: boolean }>("sns get-sms-sandbox-account-status");
      need(sandbox?.IsInSandbox === false, "SNS is in its sandbox: leave it");
      return "SNS is out of its sandbox";
    },
  },
  {
    name: "number for texts",
    run: async () => {
      const found = await askAws<NumbersAnswer>("pinpoint-sms-voice-v2 describe-phone-numbers");
      const usable = found?.PhoneNumbers.filter(
        ({ Status, NumberCapabilities }) => Status === "ACTIVE" && NumberCapabilities.includes("SMS"),
      );
      need(usable !== undefined && usable.length > 0, "no active number: register a toll-free or 10DLC one");
      return `${usable.length} active`;
    },
  },
  {
    name: "a month's texts",
    run: async ({ config: { textDollars } }) => {
      const found = await askAws<{ readonly attributes?: { readonly MonthlySpendLimit?: string } }>(
        "sns get-sms-attributes",
      );
      const limit = Number(found?.attributes?.MonthlySpendLimit ?? 1);
      need(limit >= textDollars, `SNS stops at $${limit}, and textDollars is ${textDollars}`);
      return `up to $${limit}`;
    },
  },
  {
    name: "functions at once",
    run: async () => {
      const found = await askAws<{ readonly AccountLimit: { readonly ConcurrentExecutions: number } }>(
        "lambda get-account-settings",
      );
      const copies = found?.AccountLimit.ConcurrentExecutions ?? 0;
      need(copies >= copiesNeeded, `${copies}: ask for ${copiesNeeded.toLocaleString("en")}`);
      return copies.toLocaleString("en");
    },
  },
  ...copyChecks,
  { name: "certificate", run: checkCertificate },
  { name: "payments", run: checkStripe },
];
