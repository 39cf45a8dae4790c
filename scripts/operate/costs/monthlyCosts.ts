import { fixtures, measured, assumptions as usual } from "./assumptions.ts";
import { prices } from "./prices.ts";

/** A part of the monthly bill, in US dollars. */
export interface Part {
  readonly what: string;
  readonly dollars: number;
}

const above = (amount: number, free: number): number => Math.max(0, amount - free);
const million = 1_000_000;
const kilobytesInGigabyte = 1_000_000;

type Assumptions = { readonly [Name in keyof typeof usual]: { readonly value: number } };

/** What is done in a month in a registry of so many members. */
function usageOf(members: number, a: Assumptions) {
  const active = (members / a.membersOfAccount.value) * a.activeShare.value;
  const sessions = active * a.sessionsOfActive.value;
  const staff = Math.max(10, (members / million) * a.staffOfMillion.value);
  const staffCalls = staff * a.callsOfStaff.value;
  const residentCalls = sessions * a.callsOfSession.value;
  return {
    ...{ active, sessions, staff, staffCalls, residentCalls, calls: residentCalls + staffCalls },
    updated: members * a.updatedShare.value,
    added: members * a.newShare.value,
    gigabytes: (members * measured.kilobytesOfMember.value) / kilobytesInGigabyte,
    photoGigabytes: (members * a.photoKilobytes.value) / kilobytesInGigabyte,
  };
}

type Usage = ReturnType<typeof usageOf>;

function tableDollars({ residentCalls, staffCalls, updated, added, gigabytes }: Usage): number {
  const reads = residentCalls * measured.readsOfCall.value + staffCalls * measured.readsOfStaffCall.value;
  const writes =
    staffCalls * measured.writesOfStaffCall.value +
    updated * (measured.writesOfUpdate.value + measured.writesOfMark.value) +
    added * (measured.writesOfNew.value + measured.writesOfMark.value);
  const kept =
    prices.records.dollars + prices.recovery.dollars + prices.backups.dollars * fixtures.daysOfBackups.value;
  return (reads * prices.reads.dollars + writes * prices.writes.dollars) / million + gigabytes * kept;
}

function functionDollars({ calls }: Usage, a: Assumptions): number {
  const seconds = a.warmSeconds.value + a.coldShare.value * a.coldSeconds.value;
  const gigabyteSeconds = calls * seconds * 0.5;
  return gigabyteSeconds * prices.computing.dollars + (calls / million) * prices.invocations.dollars;
}

function edgeDollars({ calls, sessions }: Usage, a: Assumptions): number {
  const delivered = (sessions * a.sessionMegabytes.value) / 1_000;
  const requests = calls + sessions * a.filesOfSession.value;
  const rules = prices.firewall.dollars + fixtures.firewallRules.value * prices.firewallRules.dollars;
  return (
    above(delivered, 1_000) * prices.delivery.dollars +
    rules +
    (requests / million) * prices.inspected.dollars
  );
}

function watchDollars({ calls }: Usage, a: Assumptions): number {
  const logs = (calls * a.logKilobytes.value) / kilobytesInGigabyte;
  return (
    logs * prices.logs.dollars +
    fixtures.metrics.value * prices.metrics.dollars +
    fixtures.alarms.value * prices.alarms.dollars +
    prices.dashboards.dollars
  );
}

function keyDollars({ calls, added }: Usage, a: Assumptions): number {
  const uses = above((calls + added) * a.keyShare.value, 20_000);
  return (
    prices.keys.dollars +
    fixtures.secrets.value * prices.secrets.dollars +
    (uses / 10_000) * prices.keyUses.dollars
  );
}

/** The parts of a month's bill for a registry of so many members. */
export function monthlyCosts(members: number, assumptions: Assumptions = usual): Part[] {
  const a = assumptions;
  const usage = usageOf(members, a);
  const { active, calls, added, photoGigabytes } = usage;
  const photos = photoGigabytes * prices.photos.dollars + (added / 1_000) * prices.uploads.dollars;
  const geocoded = (members * a.geocodedShare.value) / 1_000;
  return [
    { what: "Credentials (Cognito)", dollars: above(active + usage.staff, 10_000) * prices.identity.dollars },
    { what: "Texts (SNS)", dollars: members * a.textedShare.value * prices.texts.dollars },
    { what: "Addresses (Amazon Location)", dollars: geocoded * prices.geocoding.dollars },
    { what: "Records with their copies (DynamoDB)", dollars: tableDollars(usage) },
    { what: "Photos (S3)", dollars: photos },
    { what: "Calls (API Gateway)", dollars: (calls / million) * prices.gateway.dollars },
    { what: "Functions (Lambda)", dollars: functionDollars(usage, a) },
    { what: "Delivery and firewall (CloudFront, WAF)", dollars: edgeDollars(usage, a) },
    { what: "Mails (SES)", dollars: ((members * a.mailedShare.value) / 1_000) * prices.mails.dollars },
    { what: "Logs, metrics, alarms (CloudWatch)", dollars: watchDollars(usage, a) },
    { what: "Keys and secrets (KMS, Secrets Manager)", dollars: keyDollars(usage, a) },
  ];
}

export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { dollars }) => sum + dollars, 0);
