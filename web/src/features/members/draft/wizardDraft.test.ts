import { expect, test } from "vitest";
import { createMember } from "#shared/contract/members.ts";
import { formGroups } from "#shared/model/fact.ts";
import { personSchema } from "../person/personValues.ts";
import { blankValues, registrationOf, stepSchemas, type WizardDraft } from "./wizardDraft.ts";

const photo = new Blob(["photo"], { type: "image/jpeg" });
const draft: WizardDraft = {
  step: 4,
  values: {
    ...blankValues,
    accepted: true,
    choice: "GUARDIAN",
    understood: true,
    First: "Ada",
    Last: "Moreau",
    Sex: "F",
    Dob: "2014-03-04",
    Feet: "4",
    Inches: 0,
    Weight: "88",
    Phone: "(313) 555-0123",
    Additional: "  ",
    Photo: photo,
    Medical: { DNR: true, Bipolar: false, OtherText: "Door code 4411" },
    Plan: 2,
  },
  uploaded: { photo, url: "https://photos.example/p/1.jpg" },
  kept: { version: 3, answers: "" },
};
const owner = "account-0001";
const order = "cs_test_00000001";

test("a finished draft is a request that the call accepts, with the accepted waiver", () => {
  const request = createMember.request.parse(registrationOf(owner, draft, order, []));
  expect(request).toMatchObject({
    First: "Ada",
    Feet: 4,
    Inches: 0,
    Phone: "+13135550123",
    img: draft.uploaded?.url,
    OrderID: order,
    Authorization: { Choice: "GUARDIAN", Waiver: expect.stringMatching(/^\d{4}-/) },
  });
});

test("a photo whose upload failed is not replaced by the one before it", () => {
  const values = { ...draft.values, Photo: new Blob(["another"], { type: "image/jpeg" }) };
  expect(registrationOf(owner, { ...draft, values }, order, []).img).toBe("");
});

test("blank values are not sent", () => {
  const request = registrationOf(owner, draft, order, []);
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(["Mail"]));
  expect(Object.keys(request)).not.toEqual(expect.arrayContaining(["Additional"]));
});

test("only flags that are set are sent, and the text of Other only with its flag", () => {
  expect(registrationOf(owner, draft, order, []).Medical).toEqual({ DNR: true });
  const Medical = { Other: true, OtherText: "Door code 4411" };
  const other = { ...draft, values: { ...draft.values, Medical } };
  expect(registrationOf(owner, other, order, []).Medical).toEqual(Medical);
});

test("a text of Other that is too long is wrong only while Other is ticked", () => {
  const [, , step] = stepSchemas;
  const OtherText = "x".repeat(151);
  const wrong = step.safeParse({ Medical: { Other: true, OtherText } });
  expect(wrong.error?.issues.map(({ path }) => path)).toEqual([["Medical", "OtherText"]]);
  expect(step.safeParse({ Medical: { Other: false, OtherText } }).success).toBe(true);
  const values = { ...draft.values, Medical: { Other: false, OtherText } };
  expect(personSchema(formGroups).safeParse(values).success).toBe(true);
  expect(registrationOf(owner, { ...draft, values }, order, []).Medical).toEqual({});
});

test("a retry sends the same request, so that its key is recognised", () => {
  const body = () => JSON.stringify(registrationOf(owner, draft, order, []));
  expect(body()).toBe(body());
});

test("a person without a photo passes the person's step, with a wrong email not", () => {
  const { Photo: _, ...person } = draft.values;
  expect(stepSchemas[1].safeParse(person).success).toBe(true);
  expect(stepSchemas[1].safeParse({ ...person, Mail: "ada@" }).error?.issues[0]?.path).toEqual(["Mail"]);
});

test("the registration names its homes and its draft, and no home that is gone", () => {
  const values = { ...draft.values, HouseHolds: ["household-1", "household-2"] };
  const request = registrationOf(owner, { ...draft, values }, order, [{ ID: "household-2" }]);
  expect(createMember.request.parse(request)).toMatchObject({ HouseHolds: ["household-2"], Draft: 3 });
  expect(registrationOf(owner, { ...draft, kept: { answers: "" } }, order, [])).not.toHaveProperty("Draft");
});
