import { expect, test } from "vitest";
import { saveDraft } from "#shared/contract/drafts.ts";
import { answersOf, valuesOfAnswers } from "./draftAnswers.ts";
import { blankValues, type DraftValues } from "./wizardDraft.ts";

const photo = new Blob(["photo"], { type: "image/jpeg" });
const uploaded = { photo, url: "https://photos.example/uploads/account/1" };
const values: DraftValues = {
  ...blankValues,
  accepted: true,
  choice: "SELF",
  isFirstOffered: true,
  understood: false,
  HouseHolds: ["household-1"],
  Plan: 2,
  First: "Zoë 🦊",
  Dob: "2014-03-",
  Weight: "88 l",
  Mail: "not an address",
  Inches: 0,
  Medical: { Other: true, OtherText: "x".repeat(200) },
  Photo: photo,
};

test("half-typed answers are accepted, and come back as they were typed", () => {
  const Draft = answersOf({ step: 1, values, uploaded });
  const request = { UID: "account-0001", Draft };
  expect(saveDraft.request.safeParse(request).success).toBe(true);
  const sent = JSON.parse(JSON.stringify(request)) as typeof request;
  expect(valuesOfAnswers(saveDraft.request.parse(sent).Draft, photo)).toEqual(values);
});

test("that no condition applies is an answer of its own, kept with the draft", () => {
  const answers = saveDraft.request.shape.Draft.parse(
    answersOf({ step: 2, values: { ...values, Medical: {}, NoConditions: true } }),
  );
  expect(valuesOfAnswers(answers, photo)).toMatchObject({ Medical: {}, NoConditions: true });
  expect(answersOf({ step: 2, values })).not.toHaveProperty("NoConditions");
});

test("needs come back as they were typed, half-filled rows as well", () => {
  const typed: DraftValues = {
    ...values,
    Communication: ["SIGNS"],
    Languages: ["es", ""],
    Allergies: "Pen",
    Lifting: { People: "", How: "By" },
    PowerEquipment: [{ What: "", Hours: "4" }],
    Contacts: [{ Name: "Rosa", Relation: "", Phone: "(313" }],
    RunsTo: { To: ["WATER"], Place: "" },
  };
  const request = { UID: "account-0001", Draft: answersOf({ step: 2, values: typed, uploaded }) };
  const sent = JSON.parse(JSON.stringify(request)) as typeof request;
  expect(valuesOfAnswers(saveDraft.request.parse(sent).Draft, photo)).toEqual(typed);
});

test("a draft holds no more words than a form has room for", () => {
  const accepts = (Contacts: unknown) =>
    saveDraft.request.safeParse({ UID: "account-0001", Draft: { Step: 2, Contacts } }).success;
  expect(accepts([{ Name: "x".repeat(2000) }])).toBe(true);
  expect(accepts(Array(10).fill({ Name: "x".repeat(1000) }))).toBe(false);
  expect(accepts([{ Name: ["x"] }])).toBe(false);
  expect(accepts([{ Name: true }])).toBe(false);
});

test("a waiver that was changed after the draft is not accepted by it", () => {
  const answers = saveDraft.request.shape.Draft.parse(answersOf({ step: 1, values }));
  expect(valuesOfAnswers({ ...answers, Waiver: "2020-01-01" }, photo).accepted).toBe(false);
  expect(valuesOfAnswers({ ...answers, Waiver: undefined }, photo).accepted).toBe(false);
});

test("a photo is named only once it is uploaded", () => {
  expect(answersOf({ step: 1, values, uploaded }).img).toBe(uploaded.url);
  expect(answersOf({ step: 1, values }).img).toBeUndefined();
  const other = { ...values, Photo: new Blob(["other"]) };
  expect(answersOf({ step: 1, values: other, uploaded }).img).toBeUndefined();
});
