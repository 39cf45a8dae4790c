import type { Bundle, BundleEntry, Location, Provenance, RelatedPerson, Resource } from "@medplum/fhirtypes";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { exportName } from "../card/fileName.ts";
import { isGone } from "../card/isGone.ts";
import { householdKey, jacketKey, uniqueJackets } from "../card/jacketKey.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { uuidUrn } from "../card/uuidUrn.ts";
import type { ExportDetails, MakeExport } from "../ExportFormat.ts";
import { bodyOf } from "./bodyOf.ts";
import { detailsOf } from "./detailsOf.ts";
import { type NamedResource, needsOf } from "./needsOf.ts";
import { addressOf, patientOf, telecomOf, words } from "./patient.ts";

function ownerOf({ Contact }: Entry, patient: { reference: string }): NamedResource<RelatedPerson>[] {
  if (!Contact) return [];
  const telecom = telecomOf(Contact);
  return [
    {
      name: "owner",
      resource: {
        resourceType: "RelatedPerson",
        active: true,
        patient,
        relationship: [{ text: "Registered the person, and can be asked" }],
        name: [{ text: words(Contact.Name, "unknown") }],
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

/** For a person who left, the ending alone. */
async function entriesOf(card: Entry, about: ExportDetails): Promise<BundleEntry[]> {
  const key = jacketKey(card);
  const reference = await uuidUrn(about.origin, "Patient", key);
  const subject = { reference };
  const today = easternDayOf(about.at);
  const patient = patientOf(card, `${about.origin}/jacket`, today);
  const needs = needsOf(card, subject, today);
  // The first is the ending.
  const told = isGone(card)
    ? needs.slice(0, 1)
    : [...needs, ...detailsOf(card, subject, today), ...bodyOf(card, subject, today), ...ownerOf(card, subject)];
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

/** A Bundle of FHIR R4, a Patient for each jacket. */
export const fhirBundle: MakeExport = async (cards, about) =>
  bundleFile("collection", await allEntries(cards, about), about);

/** Creates a resource, or renews the one of an earlier file. A Provenance has no identifier: each is new. */
function asRequest({ fullUrl = "", resource }: BundleEntry): BundleEntry {
  if (!resource || resource.resourceType === "Provenance")
    return { fullUrl, ...(resource && { resource }), request: { method: "POST", url: "Provenance" } };
  const own = resource.resourceType === "Patient" ? resource.identifier?.[0] : undefined;
  const identifier = own ?? { system: "urn:ietf:rfc:3986", value: fullUrl };
  const search = new URLSearchParams({ identifier: `${identifier.system}|${identifier.value}` });
  return {
    fullUrl,
    resource: { ...resource, identifier: [identifier] } as Resource,
    request: { method: "PUT", url: `${resource.resourceType}?${search}` },
  };
}

/** The same as a transaction, which a server of FHIR loads. */
export const fhirTransaction: MakeExport = async (cards, about) =>
  bundleFile("transaction", (await allEntries(cards, about)).map(asRequest), about);
