import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { aCard, anEnding, hostileTexts, householdOf } from "#shared/testing/aCard.ts";
import { about, noResources } from "#shared/testing/anExport.ts";
import type { ExportResources } from "../ExportFormat.ts";
import { eido } from "./eido.ts";
import schema from "./eidoSchema.json" with { type: "json" };

const validate = new Ajv({ allErrors: true }).compile(schema);

async function read(cards: readonly Entry[], resources: ExportResources = noResources) {
  const files = await eido(cards, about, resources);
  return files.map(({ content }) => {
    const object = JSON.parse(String(content));
    expect(validate(object) ? [] : validate.errors).toEqual([]);
    return object;
  });
}

const personOf = async (card: Entry) => {
  const [object] = await read([card]);
  return object.personComponent[0].ncPersonComponent;
};

test("a card is one object: a person who is involved, at a place, with a note", async () => {
  const [object] = await read([aCard()]);
  const [person] = object.personComponent;
  expect(person.locationReference[0].$ref).toBe(object.locationComponent[0].$id);
  expect(person.notesReference[0].$ref).toBe(object.notesComponent[0].$id);
  expect(object.agencyComponent[0]).toMatchObject({
    $id: "detroit-fire.beforehand.example",
    agencyRoleDescriptionRegistryText: ["TransferredTo"],
  });
  expect(person.ncPersonComponent).toMatchObject({
    name: [{ personGivenName: [{ value: "Ada" }], personSurName: [{ value: "Miller" }] }],
    birthDate: [{ date: [{ value: "1950-02-03" }] }],
    sexCode: [{ simpleType: "F" }],
    heightMeasure: [{ decimalValue: [{ value: 64 }] }],
    weightMeasure: [{ decimalValue: [{ value: 130 }] }],
    medicalDescription: [{ value: "Reported by the family, confirmed 2026-11-20." }],
    emergencyContactInformation: [{ contactEntityDescription: [{ value: "Rosa Miller" }] }],
  });
});

test("the note of an object tells what a crew does first", async () => {
  const [object] = await read([aCard({ Medical: { AutismASD: true, DNR: true } })]);
  expect(object.notesComponent[0].notesActionComments).toContain(
    "<p>First sixty seconds: 1. Do not touch first: go slow; 2. The family reports a DNR: see the paper</p>",
  );
});

test("a name that the schema does not know is refused", async () => {
  const [object] = await read([aCard()]);
  expect(validate({ ...object, incidentComponet: {} })).toBe(false);
  const { agencyComponent: _, ...without } = object;
  expect(validate(without)).toBe(false);
});

test("another sex is U by its code, and is told in words", async () => {
  const { sexCode, sex } = await personOf(aCard({ Sex: "O" }));
  expect([sexCode, sex]).toEqual([[{ simpleType: "U" }], [{ value: "Other" }]]);
});

test("needs of moving, seeing and hearing are disabilities, the others conditions; a DNR is only reported", async () => {
  const Medical = { VisuallyImpaired: true, Bipolar: true, DNR: true };
  const { medicalCondition, physicalDisability } = await personOf(aCard({ Medical }));
  expect(physicalDisability).toEqual([{ value: "Visually Impaired" }]);
  expect(medicalCondition.map((one: { text: [{ value: string }] }) => one.text[0].value)).toEqual([
    ...["The family reports a DNR: see the paper", "Bipolar"],
  ]);
  const none = await personOf(aCard({ Medical: {} }));
  expect(none).not.toHaveProperty("medicalCondition");
});

test("allergies are a condition, and the contacts that a family names stand behind the owner", async () => {
  const Contacts = [{ Name: "Lucía Alvarez", Relation: "aunt", Phone: "+13135550161" }];
  const person = await personOf(aCard({ Medical: {}, Allergies: "Penicillin", Contacts }));
  expect(person.medicalCondition).toEqual([
    { text: [{ value: "Allergies: Penicillin" }], isPresent: [{ value: true }] },
  ]);
  const names = person.emergencyContactInformation.map(
    (one: { contactEntityDescription: [{ value: string }] }) => one.contactEntityDescription[0].value,
  );
  expect(names).toEqual(["Rosa Miller", "Lucía Alvarez (aunt)"]);
});

test("the blocks of additional data name their purpose", async () => {
  const [object] = await read([aCard()]);
  expect(object.additionalDataComponent.map(({ urlPurpose }: { urlPurpose: string }) => urlPurpose)).toEqual(
    ["ProviderInfo", "SubscriberInfo", "Comment", "NENA-CallerInfo", "NENA-LocationInfo"].map(
      (name) => `EmergencyCallData.${name}`,
    ),
  );
});

test("a photo is named where it stands beside the object", async () => {
  const photos = new Map([["account-1/member-1.household-1/3", new Uint8Array([0xff])]]);
  const [object] = await read([aCard()], { ...noResources, photos });
  expect(object.mediaComponent[0]).toMatchObject({
    uri: "Miller-Ada-7K3M-9QXA.jpg",
    contentType: "image/jpeg",
  });
});

test("a note says what to do at an ending", async () => {
  const [moved, unpaid] = await read([anEnding("MOVED"), anEnding("UNPAID", { ID: "2" })]);
  const personOf = ({ personComponent }: typeof moved) => personComponent[0].ncPersonComponent;
  expect(personOf(moved)).not.toHaveProperty("medicalCondition");
  expect(personOf(moved).medicalDescription[0].value).toContain("Take this jacket out of your own system.");
  expect(personOf(unpaid)).toHaveProperty("medicalCondition");
  expect(moved.notesComponent[0].notesActionComments).toContain("Take this jacket out of your own system.");
  expect(unpaid.notesComponent[0].notesActionComments).toContain("The person may still live here: keep it, and ask.");
});

test("no text of a family breaks an object, or runs in a note", async () => {
  const cards = hostileTexts.map((text) =>
    aCard({ First: text, Last: text, Street: text, ...householdOf(text), additional: text }),
  );
  expect(await read(cards)).toHaveLength(hostileTexts.length);
});
