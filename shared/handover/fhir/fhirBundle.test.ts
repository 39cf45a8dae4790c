import { indexStructureDefinitionBundle, validateResource } from "@medplum/core";
import type { Bundle, Condition, Flag, Patient, Resource, StructureDefinition } from "@medplum/fhirtypes";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { shownHouseholdNames } from "#shared/model/householdShapes.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { dnrReported, medicalFlags } from "#shared/model/medical.ts";
import { aCard, anEnding, hostileTexts, householdOf } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { fhirBundle, fhirTransaction } from "./fhirBundle.ts";
import { conceptOf } from "./flagCodes.ts";
import r4 from "./r4Definitions.json" with { type: "json" };

beforeAll(() => indexStructureDefinitionBundle(r4.definitions as StructureDefinition[]));

/** Checked by the validator, whole and resource by resource. */
async function read(...cards: readonly Entry[]): Promise<Bundle> {
  const [file] = await fhirBundle(cards, about, noResources);
  const bundle = JSON.parse(String(file?.content)) as Bundle;
  validateResource(bundle);
  for (const { resource } of bundle.entry ?? []) validateResource(resource as Resource);
  return bundle;
}

const all = <Kind extends Resource["resourceType"]>(bundle: Bundle, kind: Kind) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === kind ? [resource as Extract<Resource, { resourceType: Kind }>] : [],
  );

test("a server loads the same as a transaction, and renews what it has from an earlier file", async () => {
  const readTransaction = async () => {
    const [file] = await fhirTransaction([aCard()], about, noResources);
    const bundle = JSON.parse(String(file?.content)) as Bundle;
    validateResource(bundle);
    for (const { resource } of bundle.entry ?? []) if (resource) validateResource(resource);
    return bundle;
  };
  const [bundle, again, collection] = [await readTransaction(), await readTransaction(), await read(aCard())];
  expect([bundle.type, bundle]).toEqual(["transaction", again]);
  const kinds = ({ entry = [] }: Bundle) => entry.flatMap(({ resource }) => resource?.resourceType ?? []);
  expect(kinds(bundle)).toEqual(kinds(collection));
  const urls = (bundle.entry ?? []).map(({ request }) => `${request?.method} ${request?.url}`);
  expect(urls[0]).toBe("PUT Patient?identifier=https%3A%2F%2Fbeforehand.example%2Fjacket%7C7K3M9QXA");
  expect(urls.filter((url) => url.startsWith("POST"))).toEqual(["POST Provenance"]);
  expect(new Set(urls).size).toBe(urls.length);
});

async function entriesOf(more: Partial<Entry>) {
  const Medical = { AutismASD: true, Bipolar: true, ...more.Medical };
  const [file] = await fhirTransaction([aCard({ ...more, Medical })], about, noResources);
  const { entry = [] } = JSON.parse(String(file?.content)) as Bundle;
  return entry;
}

const urlsOf = async (more: Partial<Entry>): Promise<string[]> =>
  (await entriesOf(more)).flatMap(({ request }) => (request?.method === "PUT" ? [request.url] : []));

test("a fact has the same identifier in each file, whatever is said beside it", async () => {
  const before = await urlsOf({});
  const after = await urlsOf({ Medical: { DNR: true }, Allergies: "Penicillin", Lifting: { People: 2 } });
  expect(after.filter((url) => before.includes(url))).toEqual(before);
  expect(after).toHaveLength(before.length + 3);
  expect(new Set(after).size).toBe(after.length);
});

const everything = {
  Medical: Object.fromEntries(medicalFlags.map((flag) => [flag, true])),
  Allergies: "Penicillin",
  Medicines: "Insulin",
  ServiceAnimal: "A dog",
  Frightens: "Sirens",
  Calms: "Music",
  Communication: ["SIGNS"],
  RunsTo: { To: ["WATER"] },
  UsuallyAt: "The den",
  Lifting: { People: 2 },
  PowerEquipment: ["Pump", "Pump", "Ventilator"].map((What) => ({ What, Hours: 4 })),
  ...householdOf("Said"),
} as Partial<Entry>;

test("what a family took back is removed from the server: each file decides about the same facts of a person", async () => {
  const told = await entriesOf(everything);
  const urls = (entries: typeof told) =>
    entries.flatMap(({ request: { url } = { url: "" } }) => (url.startsWith("Location") ? [] : url)).sort();
  const cards: readonly Partial<Entry>[] = [
    { ...householdOf(""), Medical: {}, additional: "", Contact: undefined as never },
    { Inches: undefined as never, PowerEquipment: [{ What: "Oxygen" }] },
    anEnding("MOVED"),
    anEnding("PAUSED"),
  ];
  for (const card of cards) expect(urls(await entriesOf(card))).toEqual(urls(told));
  const flagged = (entries: typeof told) =>
    entries.find(({ resource }) => resource?.resourceType === "Flag" && resource.code.text === dnrReported);
  const { request } = flagged(told) ?? {};
  expect(request?.method).toBe("PUT");
  expect(await entriesOf({})).toContainEqual({ request: { method: "DELETE", url: request?.url } });
});

test("no allergy is told of who has none known", async () => {
  const none = { Allergies: "None known", Medicines: "none", ServiceAnimal: "No", Frightens: "n/a" };
  const bundle = await read(aCard({ ...none, Medical: {} }));
  for (const kind of ["AllergyIntolerance", "MedicationStatement", "Flag"] as const)
    expect(all(bundle, kind)).toEqual([]);
  expect(all(bundle, "Patient")[0]?.text?.div).toContain("<b>Allergies:</b> None known");
});

test("who registered alone is not their own emergency contact", async () => {
  const alone = aCard({ Contact: { Name: "ada Miller", Phone: "(313) 555-0142", Mail: "" } });
  const bundle = await read(alone);
  expect([all(bundle, "RelatedPerson"), all(bundle, "Patient")[0]?.contact]).toEqual([[], undefined]);
  const child = await read(aCard({ Contact: { Name: "Rosa Miller", Phone: "+13135550142", Mail: "" } }));
  expect(all(child, "RelatedPerson")).toHaveLength(1);
});

const textsOf = (resources: readonly (Flag | Condition)[]) => resources.map(({ code }) => code?.text);

test("the validator refuses what FHIR does not know", () => {
  expect(() => validateResource({ resourceType: "Patient", colour: "red" } as Resource)).toThrow();
});

test("a card is a patient with number, name, birth date, address, place and emergency contact", async () => {
  const [patient] = all(await read(aCard()), "Patient");
  expect(patient).toMatchObject({
    identifier: [{ system: "https://beforehand.example/jacket", value: "7K3M9QXA" }],
    name: [{ family: "Miller", given: ["Ada"] }],
    gender: "female",
    birthDate: "1950-02-03",
    active: true,
    telecom: [{ system: "phone", value: "+13135550142" }, { value: "ada@example.com" }],
    address: [{ line: ["2 North Woodward Avenue, Apt. #4"], city: "Detroit", postalCode: "48226-1234" }],
    contact: [{ name: { text: "Rosa Miller" }, relationship: [{ coding: [{ code: "C" }] }] }],
  } satisfies Partial<Patient> | object);
});

test("what a family ticked is an unconfirmed condition, in words, with codes that need no licence", async () => {
  const Medical = Object.fromEntries(medicalFlags.map((flag) => [flag, true]));
  const bundle = await read(aCard({ Medical }));
  const conditions = all(bundle, "Condition");
  expect(textsOf(conditions)).toHaveLength(9);
  for (const { verificationStatus, note } of conditions) {
    expect(verificationStatus?.coding?.[0]?.code).toBe("unconfirmed");
    expect(note?.[0]?.text).toBe("Reported by the family, confirmed 2026-11-20.");
  }
  expect(JSON.stringify(bundle)).not.toContain("snomed");
  expect(conceptOf("Bipolar", ["snomed"]).coding).toEqual([{ system: "http://snomed.info/sct", code: "13746004" }]);
  expect(conceptOf("Bipolar", [])).toEqual({ text: "Bipolar" });
});

test("what a crew must know first is a flag; a DNR is asked for, never ordered", async () => {
  const bundle = await read(aCard());
  expect(textsOf(all(bundle, "Flag"))).toEqual([
    ...["The family reports a DNR: see the paper", "Medical pump. May depend on power: ask"],
    ...["Does not speak", "More to read in the opened record"],
  ]);
  expect(all(bundle, "Device")).toHaveLength(1);
  expect(all(bundle, "Condition")).toEqual([]);
  expect(all(bundle, "ServiceRequest")).toEqual([]);
});

test("what is said of needs has resources of its own, none of them confirmed", async () => {
  const bundle = await read(
    aCard({
      Medical: {},
      Languages: ["es", "en"],
      Communication: ["SIGNS"],
      Lifting: { People: 2 },
      Allergies: "Penicillin",
      Medicines: "Insulin",
      RunsTo: { To: ["WATER"] },
      PowerEquipment: [{ What: "Ventilator", Hours: 4 }],
      Contacts: [{ Name: "Lucía Alvarez", Relation: "aunt", Phone: "+13135550161" }],
    }),
  );
  const [allergy] = all(bundle, "AllergyIntolerance");
  expect([allergy?.code?.text, allergy?.verificationStatus?.coding?.[0]?.code]).toEqual([
    ...["Penicillin", "unconfirmed"],
  ]);
  const [medicine] = all(bundle, "MedicationStatement");
  expect([medicine?.medicationCodeableConcept?.text, medicine?.status]).toEqual(["Insulin", "unknown"]);
  expect(all(bundle, "Device").map(({ type, note }) => [type?.text, note?.[0]?.text])).toEqual([
    ["Ventilator", "Ventilator (battery lasts 4 h)"],
  ]);
  expect(textsOf(all(bundle, "Flag"))).toEqual([
    ...["Needs power: Ventilator (battery lasts 4 h)", "Communicates by: Signs"],
    ...["May run to: Water", "To lift: 2 people"],
  ]);
  const [patient] = all(bundle, "Patient");
  expect(patient?.communication?.map(({ language, preferred }) => [language.text, preferred])).toEqual([
    ["Spanish", true],
    ["English", false],
  ]);
  expect(patient?.contact?.map(({ name, relationship }) => [name?.text, relationship?.[0]?.text])).toEqual([
    ["Rosa Miller", undefined],
    ["Lucía Alvarez", "aunt"],
  ]);
  const bare = await read(aCard());
  for (const kind of ["AllergyIntolerance", "MedicationStatement"] as const) expect(all(bare, kind)).toEqual([]);
});

test("height, weight and notes are observations in units of their own", async () => {
  const observations = all(await read(aCard({ Weight: "about 70 kg" })), "Observation");
  expect(observations.map(({ valueQuantity, valueString }) => valueQuantity?.value ?? valueString)).toEqual([
    ...[64, 154.3, "Cold bath first", "Side door"],
  ]);
});

test("who left is not active and only that is told; who may still live there keeps everything", async () => {
  const gone = await read(anEnding("MOVED"));
  expect(all(gone, "Patient")[0]?.active).toBe(false);
  expect(textsOf(all(gone, "Flag"))).toEqual(["No longer at this address. Take this jacket out of your own system."]);
  const unpaid = await read(anEnding("UNPAID"));
  expect(all(unpaid, "Patient")[0]?.active).toBe(true);
  expect(textsOf(all(unpaid, "Flag"))).toContain(
    "Not confirmed since Nov 03 2026. The person may still live here: keep it, and ask.",
  );
  expect(textsOf(all(unpaid, "Flag"))).toContain("Does not speak");
});

test("a jacket has the same id in every export, and stands once in each", async () => {
  const idsOf = ({ entry = [] }: Bundle) => entry.map(({ fullUrl }) => fullUrl);
  const twice = await read(aCard(), aCard({ Department: "Detroit Police" }));
  expect(idsOf(twice)).toEqual(idsOf(await read(aCard())));
  expect(new Set(idsOf(twice)).size).toBe(idsOf(twice).length);
  expect(idsOf(twice)[0]).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("height and weight are vital signs, by LOINC in units of UCUM; a note is none", async () => {
  const observations = all(await read(aCard()), "Observation");
  const [height, weight, ...notes] = observations;
  for (const measure of [height, weight])
    expect(measure).toMatchObject({
      category: [{ coding: [{ code: "vital-signs" }] }],
      code: { coding: [{ system: "http://loinc.org" }] },
      valueQuantity: { system: "http://unitsofmeasure.org" },
    });
  expect(notes.length).toBeGreaterThan(0);
  for (const { category } of notes) expect(category).toBeUndefined();
});

test("a height without inches is told in words, never as a number", async () => {
  const { Inches: _, ...card } = aCard();
  const bundle = await read(card);
  expect(all(bundle, "Observation").map(({ code }) => code.text)).not.toContain("Body height");
  expect(all(bundle, "Observation")).toContainEqual(
    expect.objectContaining({ code: { text: "Height" }, valueString: "5 ft" }),
  );
});

test("the home has its unit and floor in the address, and all that the family said of it", async () => {
  const bundle = await read(aCard({ Unit: "4", Floor: "basement", Pets: "Two dogs", ShutOffs: "Gas: left" }));
  const [home] = all(bundle, "Location");
  expect(home?.address?.line).toEqual(["2 North Woodward Avenue, Apt. #4", "Unit 4, basement"]);
  expect(all(bundle, "Patient")[0]?.address?.[0]?.line).toEqual(home?.address?.line);
  expect(home?.description).toBe(
    "Unit: 4; Floor: basement; At the door: Side door; Pets: Two dogs; Shut-offs: Gas: left",
  );
  const said = all(bundle, "Observation").map(({ code, valueString }) => [code.text, valueString]);
  expect(said).toContainEqual(["The family's note: Pets", "Two dogs"]);
});

test("no text of a family breaks a bundle or its narrative", async () => {
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 150 }));
  const home = Object.fromEntries(shownHouseholdNames.map((name) => [name, text]));
  const family = fc.record({ First: text, Last: text, Street: text, City: text, additional: text, ...home });
  await fc.assert(
    fc.asyncProperty(family, async (own) => {
      const [patient] = all(await read(aCard(own)), "Patient");
      expect(patient?.text?.div).not.toMatch(/<script|<\/x>/);
    }),
    { numRuns: howMany(4, 60) },
  );
});
