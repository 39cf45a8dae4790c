import { fixtures, measured, assumptions as usual } from "./assumptions.ts";
import { type Price, prices } from "./prices.ts";

/** A part of the monthly bill. */
export interface Part {
  readonly what: string;
  /** US dollars; undefined where a price is unknown. */
  readonly dollars: number | undefined;
  /** The units that the first of its prices is for: "10,000 texts". */
  readonly amount: string;
}

type Item = readonly [amount: number, price: Price];

function part(what: string, ...items: readonly [Item, ...Item[]]): Part {
  const [[amount, { unit }]] = items;
  const dollars = items.map(([count, price]) => (price.dollars ?? Number.NaN) * (count / price.units));
  const sum = dollars.reduce((one, other) => one + other, 0);
  const shown = `${Math.round(amount).toLocaleString("en-US")} ${unit}`;
  return { what, dollars: Number.isNaN(sum) ? undefined : sum, amount: shown };
}

const above = (amount: number, free: number): number => Math.max(0, amount - free);
const million = 1_000_000;
const kilobytesInGigabyte = 1_000_000;

type Assumptions = { readonly [Name in keyof typeof usual]: { readonly value: number } };

/** The use of a month in a registry with this number of members. */
function usageOf(members: number, a: Assumptions) {
  const active = (members / a.membersOfAccount.value) * a.activeShare.value;
  const sessions = active * a.sessionsOfActive.value;
  const staff = Math.max(10, (members / million) * a.staffOfMillion.value);
  const staffCalls = staff * a.callsOfStaff.value;
  const residentCalls = sessions * a.callsOfSession.value;
  const counts = staff * a.minutesOfStaff.value * a.countsOfMinute.value;
  const updated = members * a.updatedShare.value;
  const added = members * a.newShare.value;
  return {
    ...{ active, sessions, staff, added, calls: residentCalls + staffCalls + counts },
    audit: (staffCalls * a.auditKilobytes.value) / kilobytesInGigabyte,
    reads:
      residentCalls * measured.readsOfCall.value +
      staffCalls * measured.readsOfStaffCall.value +
      counts * measured.readsOfCount.value,
    writes:
      staffCalls * measured.writesOfStaffCall.value +
      updated * (measured.writesOfUpdate.value + measured.writesOfMark.value) +
      added * (measured.writesOfNew.value + measured.writesOfMark.value),
    gigabytes: (members * measured.kilobytesOfMember.value) / kilobytesInGigabyte,
  };
}

/** The parts of a month's bill for a registry with this number of members. */
export function monthlyCosts(members: number, a: Assumptions = usual): Part[] {
  const { active, sessions, staff, added, calls, reads, writes, gigabytes, audit } = usageOf(members, a);
  const stored = gigabytes + audit * fixtures.monthsOfAudit.value;
  const seconds = calls * (a.warmSeconds.value + a.coldShare.value * a.coldSeconds.value);
  const delivered = (sessions * a.sessionMegabytes.value) / 1_000;
  return [
    part("Credentials (Cognito)", [above(active + staff, 10_000), prices.identity]),
    part("Texts (SNS)", [members * a.textedShare.value, prices.texts]),
    part("Addresses (Amazon Location)", [members * a.geocodedShare.value, prices.geocoding]),
    part(
      "Records with their copies (DynamoDB)",
      [reads, prices.reads],
      [writes, prices.writes],
      [stored, prices.records],
      [stored, prices.recovery],
      [stored * fixtures.daysOfBackups.value, prices.backups],
    ),
    part(
      "Photos (S3)",
      [(members * a.photoKilobytes.value) / kilobytesInGigabyte, prices.photos],
      [added, prices.uploads],
    ),
    part("Sealed audit after its years (S3)", [audit * 12 * fixtures.yearsOfAudit.value, prices.photos]),
    part("Calls (API Gateway)", [calls, prices.gateway]),
    // A function has 0.5 GB of memory.
    part("Functions (Lambda)", [seconds * 0.5, prices.computing], [calls, prices.invocations]),
    part(
      "Delivery and firewall (CloudFront, WAF)",
      [above(delivered, 1_000), prices.delivery],
      [1, prices.firewall],
      [fixtures.firewallRules.value, prices.firewallRules],
      [calls + sessions * a.filesOfSession.value, prices.inspected],
    ),
    part("Mails (SES)", [members * a.mailedShare.value, prices.mails]),
    part(
      "Logs, metrics, alarms (CloudWatch)",
      [(calls * a.logKilobytes.value) / kilobytesInGigabyte, prices.logs],
      [fixtures.metrics.value, prices.metrics],
      [fixtures.alarms.value, prices.alarms],
      [1, prices.dashboards],
    ),
    part(
      "Keys and secrets (KMS, Secrets Manager)",
      [fixtures.keys.value, prices.keys],
      [fixtures.secrets.value, prices.secrets],
      [above((calls + added) * a.keyShare.value, 20_000), prices.keyUses],
    ),
  ];
}

/** The sum of the parts whose price is known. */
export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { dollars = 0 }) => sum + dollars, 0);
