import type {
  Bundle,
  BundleEntry,
  Identifier,
  Location,
  Provenance,
  RelatedPerson,
  Resource,
} from "@medplum/fhirtypes";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { exportName } from "../card/fileName.ts";
import { isGone } from "../card/isGone.ts";
import { householdKey, jacketKey, uniqueJackets } from "../card/jacketKey.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { ownerOf } from "../card/ownerOf.ts";
import { uuidUrn } from "../card/uuidUrn.ts";
import type { ExportDetails, MakeExport } from "../ExportFormat.ts";
import { bodyNames, bodyOf } from "./bodyOf.ts";
import { detailNames, detailsOf } from "./detailsOf.ts";
import { type NamedResource, needNames, needsOf, type ResourceName } from "./needsOf.ts";
import { addressOf, patientOf, telecomOf, words } from "./patient.ts";

function relatedTo(card: Entry, patient: { reference: string }): NamedResource<RelatedPerson>[] {
  const owner = ownerOf(card);
  if (!owner) return [];
  const telecom = telecomOf(owner);
  return [
    {
      name: "owner",
      resource: {
        resourceType: "RelatedPerson",
        active: true,
        patient,
        relationship: [{ text: "Registered the person, and can be asked" }],
        name: [{ text: words(owner.Name, "unknown") }],
        ...(telecom.length > 0 && { telecom }),
      },
    },
  ];
}

/** Patients carry a copy of the address, which most programs read. */
function homeOf(card: Entry): Location {
  const point = exactPoint(card);
  const notes = householdLines(card).map(([label, text]) => `${label}: ${onOneLine(text)}`);
  return {
    resourceType: "Location",
    status: "active",
    mode: "instance",
    name: "Household",
    ...(notes.length > 0 && { description: notes.join("; ") }),
    physicalType: { coding: [{ system: "http://terminology.hl7.org/CodeSystem/location-physical-type", code: "ho" }] },
    address: addressOf(card),
    ...(point && { position: { longitude: point.Lng, latitude: point.Lat } }),
  };
}

const madeBy = (target: { reference: string }, { at, origin, department, purpose }: ExportDetails): Provenance => ({
  resourceType: "Provenance",
  target: [target],
  recorded: at.toISOString(),
  reason: [{ text: words(`${department}: ${purpose}`, "Hand-over") }],
  agent: [{ who: { display: origin } }],
});

const patientUrn = (card: Entry, { origin }: ExportDetails) => uuidUrn(origin, "Patient", jacketKey(card));

/** For a person who left, the ending alone. */
async function entriesOf(card: Entry, about: ExportDetails): Promise<BundleEntry[]> {
  const reference = await patientUrn(card, about);
  const subject = { reference };
  const today = easternDayOf(about.at);
  const patient = patientOf(card, `${about.origin}/jacket`, today);
  const needs = needsOf(card, subject, today);
  // The first is the ending.
  const told = isGone(card)
    ? needs.slice(0, 1)
    : [...needs, ...detailsOf(card, subject, today), ...bodyOf(card, subject, today), ...relatedTo(card, subject)];
  const others: NamedResource[] = [...told, { name: "export", resource: madeBy(subject, about) }];
  const rest = others.map(async ({ name, resource }) => ({
    fullUrl: await uuidUrn(reference, resource.resourceType, name),
    resource,
  }));
  return [{ fullUrl: reference, resource: patient }, ...(await Promise.all(rest))];
}

async function homes(cards: readonly Entry[], { origin }: ExportDetails): Promise<BundleEntry[]> {
  const households = [
    ...Map.groupBy(
      cards.filter((card) => !isGone(card)),
      householdKey,
    ),
  ];
  return Promise.all(
    households.flatMap(([key, [first]]) =>
      first ? [uuidUrn(origin, "Location", key).then((fullUrl) => ({ fullUrl, resource: homeOf(first) }))] : [],
    ),
  );
}

async function allEntries(cards: readonly Entry[], about: ExportDetails): Promise<BundleEntry[]> {
  const jackets = uniqueJackets(cards);
  const entry = await Promise.all(jackets.map((card) => entriesOf(card, about)));
  return [...entry.flat(), ...(await homes(jackets, about))];
}

function bundleFile(type: "collection" | "transaction", entry: BundleEntry[], about: ExportDetails) {
  const bundle: Bundle = { resourceType: "Bundle", type, timestamp: about.at.toISOString(), entry };
  const ending = type === "collection" ? "fhir.json" : "fhir-transaction.json";
  const content = JSON.stringify(bundle, null, 1);
  return [{ name: exportName(about, ending), type: "application/fhir+json", content }];
}

/** FHIR R4, a Patient for each jacket. */
export const fhirBundle: MakeExport = async (cards, about) =>
  bundleFile("collection", await allEntries(cards, about), about);

const identifierOf = (urn: string): Identifier => ({ system: "urn:ietf:rfc:3986", value: urn });

const searchOf = (kind: string, { system, value }: Identifier): string =>
  `${kind}?${new URLSearchParams({ identifier: `${system}|${value}` })}`;

/** Creates a resource, or renews an earlier file's. A Provenance has no identifier: each is new. */
function asRequest({ fullUrl = "", resource }: BundleEntry): BundleEntry {
  if (!resource || resource.resourceType === "Provenance")
    return { fullUrl, ...(resource && { resource }), request: { method: "POST", url: "Provenance" } };
  const own = resource.resourceType === "Patient" ? resource.identifier?.[0] : undefined;
  const identifier = own ?? identifierOf(fullUrl);
  return {
    fullUrl,
    resource: { ...resource, identifier: [identifier] } as Resource,
    request: { method: "PUT", url: searchOf(resource.resourceType, identifier) },
  };
}

/** For facts of an earlier file, such as a DNR, that this one does not tell. */
async function removalsOf(card: Entry, told: ReadonlySet<string | undefined>, about: ExportDetails) {
  const patient = await patientUrn(card, about);
  const names: readonly ResourceName[] = [...needNames, ...detailNames, ...bodyNames, ["RelatedPerson", "owner"]];
  const urns = await Promise.all(
    names.map(async ([kind, name]) => [kind, await uuidUrn(patient, kind, name)] as const),
  );
  return urns
    .filter(([, urn]) => !told.has(urn))
    .map(([kind, urn]) => ({ request: { method: "DELETE", url: searchOf(kind, identifierOf(urn)) } as const }));
}

/** A server of FHIR then has the family's present facts, and nothing else of a person. */
export const fhirTransaction: MakeExport = async (cards, about) => {
  const entries = await allEntries(cards, about);
  const told = new Set(entries.map(({ fullUrl }) => fullUrl));
  const removals = await Promise.all(uniqueJackets(cards).map((card) => removalsOf(card, told, about)));
  return bundleFile("transaction", [...entries.map(asRequest), ...removals.flat()], about);
};
