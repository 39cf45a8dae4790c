import type { EmergencyContact } from "#shared/fields/person/contacts.ts";
import { inchesTall } from "#shared/format/height.ts";
import { onCard } from "#shared/model/fact.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import type { Contact, Entry } from "#shared/model/jacket/entry.ts";
import { conditions, type MedicalFlag } from "#shared/model/medical.ts";
import { personFacts } from "#shared/model/person.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { poundsOf } from "#shared/rules/pounds.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { needText } from "../card/cardDetails.ts";
import { isGone } from "../card/isGone.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { ownerOf } from "../card/ownerOf.ts";
import { sourceSentence } from "../card/sourceSentence.ts";

// NIEM, the base of EIDO, writes each value as a list of objects.
const value = <Value>(said: Value) => [{ value: said }];
const coded = <Code extends string>(code: Code) => [{ simpleType: code }];

/** The other flags are medical conditions. */
const disabilities: readonly MedicalFlag[] = [
  "MobilityImpairmentRequiringWheelChair",
  "LimbsMissingOrPartiallyMissing",
  "VisuallyImpaired",
  "HearingImpairment",
];

/** U is "unknown", for lack of another code; the text has the family's word. */
const sexCodes = { F: "F", M: "M", O: "U" } as const;
const sexWords = { F: "Female", M: "Male", O: "Other" } as const;

const contactOf = ({ Name, Phone, Mail }: Contact) => ({
  contactEntityDescription: value(onOneLine(Name)),
  ...(Phone && { contactTelephoneNumber: [{ full: [{ telephoneNumberFullId: value(onOneLine(Phone)) }] }] }),
  ...(Mail && { contactEmailId: value(onOneLine(Mail)) }),
});

const namedContact = ({ Name, Relation, Phone }: EmergencyContact): Contact => ({
  Name: Relation ? `${Name} (${Relation})` : Name,
  Phone,
  Mail: "",
});

function needsOf({ Medical, Allergies }: Entry) {
  const flags = conditions(Medical);
  const physical = flags.filter((flag) => disabilities.includes(flag));
  const medical = flags.filter((flag) => !disabilities.includes(flag));
  const said = [...medical.map(needText), ...(saysSomething(Allergies) ? [onOneLine(`Allergies: ${Allergies}`)] : [])];
  return {
    ...(said.length > 0 && { medicalCondition: said.map((text) => ({ text: value(text), isPresent: value(true) })) }),
    ...(physical.length > 0 && { physicalDisability: physical.map((flag) => ({ value: needText(flag) })) }),
  };
}

/**
 * In NIEM.
 * @param today YYYY-MM-DD
 */
export function eidoPerson(card: Entry, today: string) {
  const { First, Last, Number: number, Dob, Sex, Weight, Phone = "", Mail = "", Contacts = [] } = card;
  const height = inchesTall(card);
  const pounds = poundsOf(Weight);
  const [reported, owner] = [sourceSentence(card, today), ownerOf(card)];
  const contacts = isGone(card) ? [] : [...(owner ? [owner] : []), ...Contacts.map(namedContact)];
  const own = { Name: `${First} ${Last}`, Phone, Mail };
  return {
    name: [{ personGivenName: value(onOneLine(First)), personSurName: value(onOneLine(Last)) }],
    ...(number && { otherIdentification: [{ identificationId: value(formatJacketNumber(number)) }] }),
    birthDate: [{ date: value(Dob) }],
    sexCode: coded(sexCodes[Sex]),
    sex: value(sexWords[Sex]),
    ...(height !== undefined && {
      heightMeasure: [{ decimalValue: value(height), lengthUnitCode: coded("INH") }],
    }),
    ...(pounds !== undefined && {
      weightMeasure: [{ decimalValue: value(pounds), weightUnitCode: coded("LBR") }],
    }),
    medicalDescription: value(
      [
        ...(card.Removed ? [endingSentence(card)] : []),
        ...(height === undefined ? [`Height: ${onCard(personFacts.Height, card)}.`] : []),
        reported,
      ].join(" "),
    ),
    ...(isGone(card) ? {} : needsOf(card)),
    ...((Phone || Mail) && { homeContactInformation: [contactOf(own)] }),
    ...(contacts.length > 0 && { emergencyContactInformation: contacts.map(contactOf) }),
  };
}
