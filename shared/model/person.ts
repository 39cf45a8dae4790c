import * as z from "zod/mini";
import { firstName, lastName, optionalEmail, optionalPhone } from "#shared/fields/account.ts";
import { dateOfBirth, feet, inches, sex, weight } from "#shared/fields/body.ts";
import { communication, communicationWays, communicationWords } from "#shared/fields/person/communication.ts";
import { contacts, contactWords, emergencyContact } from "#shared/fields/person/contacts.ts";
import { emptiable } from "#shared/fields/person/emptiable.ts";
import { languages } from "#shared/fields/person/languages.ts";
import { lifting, liftingNeed, liftingWords } from "#shared/fields/person/lifting.ts";
import { powerEquipment, poweredItem, poweredItemWords } from "#shared/fields/person/powerEquipment.ts";
import { runningTo, runningToWords, runsTo } from "#shared/fields/person/runsTo.ts";
import { photoUrl } from "#shared/fields/photo.ts";
import { anyText, anyTextOrNone, line, note } from "#shared/fields/text.ts";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { languageName } from "#shared/format/languageName.ts";
import { ageOn, formatDay } from "#shared/rules/dates.ts";
import { formatWeight } from "#shared/rules/pounds.ts";
import { detail, type Fact, fact, field, formFact, partlyShownField } from "./fact.ts";
import { checklistOf, medical, medicalChecklist, onlySet } from "./medical.ts";

const sexWords = { F: "Female", M: "Male", O: "Other" } as const;

export const sexOptions = Object.entries(sexWords).map(([value, label]) => ({ value, label }));

/**
 * Requests, answers, stored records, entries, changes, cards, prints, forms and erasure derive from it, in the form's
 * order; an input of its own also goes to the member form.
 */
export const personFacts = {
  Photo: fact({
    label: "Photo",
    form: "photo",
    card: "own",
    departments: "shown",
    // A key of the bucket where stored, a signed address where answered.
    fields: { img: field({ label: "Photo", request: photoUrl, stored: anyText }) },
    afterErasure: { img: "" },
  }),
  Name: fact({
    label: "Name",
    form: "name",
    card: { group: "heading", order: 1 },
    departments: "shown",
    fields: {
      First: field({ label: "First name", request: firstName, stored: anyText }),
      Last: field({ label: "Last name", request: lastName, stored: anyText }),
    },
    afterErasure: "kept",
  }),
  Sex: fact({
    label: "Sex",
    form: "body",
    card: { group: "body", order: 2 },
    departments: "shown",
    fields: {
      Sex: field({
        label: "Sex",
        request: sex,
        stored: sex,
        inWords: (value) => sexWords[value],
        onCard: (value) => value,
      }),
    },
    afterErasure: "kept",
  }),
  Born: fact({
    label: "Born",
    form: "body",
    card: { group: "body", order: 1 },
    departments: "shown",
    fields: { Dob: field({ label: "Date of birth", request: dateOfBirth, stored: anyText, inWords: formatDay }) },
    onDay: ({ Dob }, day) => `(${ageOn(Dob, day)})`,
    afterErasure: "kept",
  }),
  Height: fact({
    label: "Height",
    form: "body",
    card: { group: "body", order: 3 },
    departments: "shown",
    fields: {
      Feet: field({ label: "Feet", request: feet, stored: () => z.number(), inWords: (value) => `${value} ft` }),
      Inches: field({
        label: "Inches",
        request: inches,
        stored: () => z.optional(z.number()),
        inWords: (value) => `${value} in`,
      }),
    },
    editedTogether: true,
    afterErasure: "kept",
  }),
  Weight: fact({
    label: "Weight",
    form: "body",
    card: { group: "body", order: 4 },
    departments: "shown",
    fields: { Weight: field({ label: "Weight in pounds", request: weight, stored: anyText, onCard: formatWeight }) },
    afterErasure: "kept",
  }),
  Email: fact({
    label: "Email",
    form: "contact",
    card: { group: "place", order: 1 },
    departments: "shown",
    fields: { Mail: field({ label: "Email", request: optionalEmail, stored: anyTextOrNone, leftOut: "removed" }) },
    afterErasure: {},
  }),
  Phone: fact({
    label: "Phone",
    form: "contact",
    card: { group: "place", order: 2 },
    departments: "shown",
    fields: {
      Phone: field({
        label: "Phone",
        request: optionalPhone,
        stored: anyTextOrNone,
        leftOut: "removed",
        inWords: formatPhone,
        asTyped: formatPhone,
      }),
    },
    afterErasure: {},
  }),
  Notes: fact({
    label: "Notes",
    form: "contact",
    card: { group: "notes", order: 1 },
    departments: "shown",
    fields: {
      Additional: field({
        label: "Notes",
        request: () => z.optional(note(150)),
        stored: anyTextOrNone,
        leftOut: "removed",
      }),
    },
    afterErasure: {},
  }),
  Medical: fact({
    label: "Medical",
    form: "medical",
    card: "own",
    departments: "shown",
    fields: {
      Medical: partlyShownField({
        label: "Medical conditions",
        request: () => z.optional(medical()),
        stored: medical,
        blank: {},
        toStored: onlySet,
        forDepartments: { schema: medicalChecklist, of: checklistOf },
      }),
    },
    sealed: { label: "Medical text", text: ({ Medical }) => Medical.OtherText },
    afterErasure: { Medical: {} },
  }),
  Communication: formFact({
    ...detail("communication", "Communicates by"),
    fields: {
      Communication: field({
        label: "Communicates by",
        request: emptiable(communication),
        untyped: [],
        stored: () => z.optional(z.array(z.enum(communicationWays))),
        inWords: (ways) => ways.map((way) => communicationWords[way]).join(", "),
      }),
    },
    input: {
      kind: "choices",
      hint: "Tick all that apply. ASL is signs.",
      options: communicationWays.map((value) => ({ value, label: communicationWords[value] })),
    },
    searchedBy: ({ Communication = [] }) =>
      Communication.map((way) => `${communicationWords[way]} ${way === "SIGNS" ? "asl sign language" : ""}`).join(" "),
  }),
  Languages: fact({
    ...detail("communication", "Languages"),
    fields: {
      Languages: field({
        label: "Languages",
        request: emptiable(languages),
        untyped: [],
        stored: () => z.optional(z.array(z.string())),
        inWords: (codes) => codes.map(languageName).join(", "),
      }),
    },
    searchedBy: ({ Languages = [] }) => Languages.map(languageName).join(" "),
  }),
  Allergies: formFact({
    ...detail("health", "Allergies"),
    fields: { Allergies: field({ label: "Allergies", request: emptiable(() => note(300)), stored: anyTextOrNone }) },
    input: { kind: "note", most: 300, hint: "Medicines, food, latex, and what happens then." },
    searchedBy: ({ Allergies = "" }) => (Allergies ? `allergy allergies allergic ${Allergies}` : ""),
  }),
  Medicines: formFact({
    ...detail("health", "Medicines"),
    fields: { Medicines: field({ label: "Medicines", request: emptiable(() => note(300)), stored: anyTextOrNone }) },
    input: { kind: "note", most: 300, hint: "What they take, and when." },
    searchedBy: ({ Medicines = "" }) => (Medicines ? `medicines medications ${Medicines}` : ""),
  }),
  PowerEquipment: fact({
    ...detail("health", "Needs power"),
    fields: {
      PowerEquipment: field({
        label: "Needs power",
        request: emptiable(powerEquipment),
        untyped: [],
        stored: () => z.optional(z.array(poweredItem())),
        inWords: (items) => items.map(poweredItemWords).join("; "),
        asTyped: (items) => items.map(({ What, Hours = "" }) => ({ What, Hours })),
      }),
    },
    searchedBy: ({ PowerEquipment = [] }) =>
      PowerEquipment.map(({ What }) => `power electricity outage battery ${What}`).join(" "),
  }),
  ServiceAnimal: formFact({
    ...detail("independence", "Service animal"),
    fields: {
      ServiceAnimal: field({ label: "Service animal", request: emptiable(() => line(60)), stored: anyTextOrNone }),
    },
    input: { kind: "line", most: 60, hint: "Its kind and its name." },
    searchedBy: ({ ServiceAnimal = "" }) => (ServiceAnimal ? `service animal ${ServiceAnimal}` : ""),
  }),
  Frightens: formFact({
    ...detail("support", "Frightened by"),
    fields: {
      Frightens: field({ label: "Frightened by", request: emptiable(() => note(150)), stored: anyTextOrNone }),
    },
    input: { kind: "note", most: 150, hint: "Sirens, touch, strangers, uniforms, bright light." },
  }),
  Calms: formFact({
    ...detail("support", "Calmed by"),
    fields: { Calms: field({ label: "Calmed by", request: emptiable(() => note(150)), stored: anyTextOrNone }) },
    input: { kind: "note", most: 150, hint: "A song, a toy, a name, a quiet voice." },
  }),
  RunsTo: fact({
    ...detail("support", "May run to"),
    fields: {
      RunsTo: field({
        label: "May run to",
        request: emptiable(runsTo),
        untyped: { To: [], Place: "" },
        stored: () => z.optional(runningTo()),
        inWords: runningToWords,
        asTyped: ({ To, Place = "" }) => ({ To, Place }),
      }),
    },
    searchedBy: ({ RunsTo }) => (RunsTo ? `runs wanders elopes ${runningToWords(RunsTo)}` : ""),
  }),
  UsuallyAt: formFact({
    ...detail("support", "Usually at"),
    fields: { UsuallyAt: field({ label: "Usually at", request: emptiable(() => line(60)), stored: anyTextOrNone }) },
    input: { kind: "line", most: 60, hint: "The room and the floor where they most often are." },
  }),
  Contacts: fact({
    ...detail("support", "Emergency contacts"),
    fields: {
      Contacts: field({
        label: "Emergency contacts",
        request: emptiable(contacts),
        untyped: [],
        stored: () => z.optional(z.array(emergencyContact())),
        inWords: (people) => people.map(contactWords).join("; "),
        asTyped: (people) =>
          people.map(({ Name, Relation = "", Phone }) => ({ Name, Relation, Phone: formatPhone(Phone) })),
      }),
    },
  }),
  Lifting: fact({
    ...detail("transport", "To lift"),
    fields: {
      Lifting: field({
        label: "To lift",
        request: emptiable(lifting),
        untyped: { People: "", How: "" },
        stored: () => z.optional(liftingNeed()),
        inWords: liftingWords,
        asTyped: ({ People, How = "" }) => ({ People, How }),
      }),
    },
    searchedBy: ({ Lifting }) => (Lifting ? `lift lifting ${Lifting.How ?? ""}` : ""),
  }),
} satisfies Record<string, Fact>;
