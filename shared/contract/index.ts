import * as accountLists from "./accountLists.ts";
import * as ownAccounts from "./accounts.ts";
import * as audit from "./audit.ts";
import * as billing from "./billing.ts";
import type { Call, ProviderEvent, ScheduledEvent, ServiceEvent } from "./call.ts";
import { runCanary } from "./canary.ts";
import * as departments from "./departments.ts";
import * as drafts from "./drafts.ts";
import * as confirmations from "./family/confirmations.ts";
import * as consents from "./family/consents.ts";
import * as emergencyCards from "./family/emergencyCards.ts";
import * as households from "./households.ts";
import * as duplicates from "./jackets/duplicates.ts";
import * as ownEntries from "./jackets/entries.ts";
import * as finding from "./jackets/finding.ts";
import * as handover from "./jackets/handover.ts";
import * as ownRegistry from "./jackets/registry.ts";
import * as registryAreas from "./jackets/registryAreas.ts";
import * as registryExports from "./jackets/registryExports.ts";
import * as ownLocations from "./locations.ts";
import * as ownMembers from "./members.ts";
import { noteMailProblem } from "./noteMailProblem.ts";
import * as deletions from "./ownData/deletions.ts";
import * as ownData from "./ownData/downloads.ts";
import * as passwords from "./passwords.ts";
import * as ownPayments from "./payments.ts";
import * as photos from "./photos.ts";
import { type Queue, queues, relayWork, resendWork, type StreamEvent, sweepDays } from "./queues.ts";
import * as secondFactor from "./secondFactor.ts";
import * as sessions from "./sessions.ts";
import * as ownStaff from "./staff.ts";
import * as verifications from "./verifications.ts";
import * as waitlist from "./waitlist.ts";

const accounts = { ...ownAccounts, ...sessions, ...passwords, ...verifications, ...ownData, ...deletions };
const registry = { ...ownRegistry, ...registryAreas, ...registryExports };
const entries = { ...ownEntries, ...duplicates, ...finding, ...handover };
const members = { ...ownMembers, ...confirmations, ...consents, ...drafts, ...emergencyCards };
const payments = { ...ownPayments, ...billing };
const staff = { ...ownStaff, ...accountLists, ...audit, ...departments };
const locations = { ...ownLocations, ...waitlist };
const byDomain = { accounts, households, members, photos, entries, registry, locations, payments, secondFactor, staff };

const { paymentWebhook, ...paymentCalls } = payments;
const { measureQueues, mailDepartments, ...entryCalls } = entries;
const { sealAudit, ...staffCalls } = staff;

/** The site imports single calls instead, so a page loads only its own. */
export const contract = {
  ...accounts,
  ...households,
  ...members,
  ...photos,
  ...entryCalls,
  ...registry,
  ...locations,
  ...paymentCalls,
  ...secondFactor,
  ...staffCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof contract;

export const events = { paymentWebhook } satisfies Record<string, ProviderEvent>;

export const schedules = {
  sweepDays,
  measureQueues,
  mailDepartments,
  sealAudit,
  runCanary,
  resendWork,
} satisfies Record<string, ScheduledEvent>;

export const serviceEvents = { noteMailProblem } satisfies Record<string, ServiceEvent>;

export const streams = { relayWork } satisfies Record<string, StreamEvent>;

/** Functions that no request starts. */
export const background: Readonly<Record<string, ScheduledEvent | ServiceEvent | StreamEvent | Queue>> = {
  ...schedules,
  ...serviceEvents,
  ...streams,
  ...queues,
};

export const unbuilt: readonly CallName[] = [];

export const builtCalls: readonly (readonly [CallName, Call])[] = Object.entries(contract)
  .map(([name, declaration]) => [name as CallName, declaration] as const)
  .filter(([name]) => !unbuilt.includes(name));

const routed = new Map<string, Call | ProviderEvent>([...builtCalls, ...Object.entries(events)]);

export const domains: Readonly<Record<string, Readonly<Record<string, Call | ProviderEvent>>>> = Object.fromEntries(
  Object.entries(byDomain).map(([domain, declared]) => {
    const names = Object.keys(declared);
    return [domain, Object.fromEntries([...routed].filter(([name]) => names.includes(name)))];
  }),
);
