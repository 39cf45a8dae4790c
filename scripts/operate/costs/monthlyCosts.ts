import { fixtures, measured, assumptions as usual } from "./assumptions.ts";
import { dollarsFor, type Price, prices } from "./prices.ts";

/** A count of units in a month, and what they cost. */
export interface Item {
  /** "10,000 texts". */
  readonly amount: string;
  readonly price: Price;
  /** US dollars; undefined where the price is unknown. */
  readonly dollars: number | undefined;
}

/** A part of the monthly bill. */
export interface Part {
  readonly what: string;
  readonly items: readonly [Item, ...Item[]];
  /** US dollars; undefined where a price is unknown. */
  readonly dollars: number | undefined;
}

type Count = readonly [amount: number, price: Price];

const itemOf = ([amount, price]: Count): Item => ({
  amount: `${amount.toLocaleString("en-US", { maximumFractionDigits: amount < 100 ? 2 : 0 })} ${price.unit}`,
  price,
  dollars: dollarsFor(amount, price),
});

function part(what: string, first: Count, ...others: readonly Count[]): Part {
  const items = [itemOf(first), ...others.map(itemOf)] as const;
  const sum = items.reduce((before, { dollars }) => before + (dollars ?? Number.NaN), 0);
  return { what, items, dollars: Number.isNaN(sum) ? undefined : sum };
}

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
    // A resident sees the family's thumbnails once a session: browsers keep them.
    thumbnails: sessions * a.membersOfAccount.value + staffCalls * a.thumbnailsOfStaffCall.value,
    opened: staffCalls * a.photosOfStaffCall.value,
    delivered:
      (sessions * a.sessionMegabytes.value) / 1_000 + (staffCalls * a.staffKilobytes.value) / million,
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
  const usage = usageOf(members, a);
  const { active, sessions, staff, added, calls, reads, writes, gigabytes, audit, thumbnails, opened } =
    usage;
  const photoKilobytes = a.photoKilobytes.value + a.thumbnailKilobytes.value;
  const photosOut = opened * a.photoKilobytes.value + thumbnails * a.thumbnailKilobytes.value;
  const files = sessions * a.filesOfSession.value;
  const stored = gigabytes + audit * fixtures.monthsOfAudit.value;
  const seconds = calls * (a.warmSeconds.value + a.coldShare.value * a.coldSeconds.value);
  return [
    part("Credentials (Cognito)", [active + staff, prices.identity]),
    part("Texts (SNS)", [members * a.textedShare.value, prices.texts]),
    part("Number to send texts from (End User Messaging)", [a.textNumbers.value, prices.numbers]),
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
      [(members * photoKilobytes) / kilobytesInGigabyte, prices.photos],
      // The upload, the photo and its thumbnail.
      [added * 3, prices.uploads],
      [thumbnails + opened, prices.downloads],
      [photosOut / kilobytesInGigabyte, prices.photosOut],
    ),
    part("Sealed audit after its years (S3)", [audit * 12 * fixtures.yearsOfAudit.value, prices.photos]),
    part("Calls (API Gateway)", [calls, prices.gateway]),
    // A function has 0.5 GB of memory.
    part("Functions (Lambda)", [seconds * 0.5, prices.computing], [calls, prices.invocations]),
    part(
      "Delivery and firewall (CloudFront, WAF)",
      [usage.delivered, prices.delivery],
      [calls + files, prices.viewers],
      [calls + files, prices.viewerFunctions],
      // Pages and settings are asked for anew, other files are kept by the distribution.
      [sessions * 2, prices.downloads],
      [1, prices.firewall],
      [fixtures.firewallRules.value, prices.firewallRules],
      [calls + files, prices.inspected],
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
      [(calls + added + thumbnails + opened) * a.keyShare.value, prices.keyUses],
    ),
  ];
}

/** The sum of the parts whose price is known. */
export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { dollars = 0 }) => sum + dollars, 0);
