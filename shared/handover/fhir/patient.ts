import type { Address, ContactPoint, Extension, Narrative, Patient } from "@medplum/fhirtypes";
import { languageName } from "#shared/format/languageName.ts";
import type { CardLine } from "#shared/model/jacket/cardLines.ts";
import type { Contact, Entry } from "#shared/model/jacket/entry.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { isGone } from "../card/isGone.ts";
import { jacketKey } from "../card/jacketKey.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { ownerOf } from "../card/ownerOf.ts";
import { unitLine } from "../card/unitLine.ts";
import { escapeMarkup } from "../xml/escapeMarkup.ts";

const genders = { M: "male", F: "female", O: "other" } as const;

/** FHIR refuses blank ones. */
export const telecomOf = ({
  Phone,
  Mail,
}: {
  Phone?: string | undefined;
  Mail?: string | undefined;
}): ContactPoint[] => [
  ...(Phone ? [{ system: "phone", value: onOneLine(Phone) } as const] : []),
  ...(Mail ? [{ system: "email", value: onOneLine(Mail) } as const] : []),
];

function geolocation(card: Entry): Extension[] {
  const point = exactPoint(card);
  if (!point) return [];
  const [latitude, longitude] = [
    { url: "latitude", valueDecimal: point.Lat },
    { url: "longitude", valueDecimal: point.Lng },
  ];
  return [{ url: "http://hl7.org/fhir/StructureDefinition/geolocation", extension: [latitude, longitude] }];
}

export const words = (text: string, otherwise: string): string => onOneLine(text) || otherwise;

export const addressOf = (card: Entry): Address => ({
  line: [words(card.Street, "unknown"), unitLine(card)].filter(Boolean),
  city: words(card.City, "unknown"),
  state: card.State,
  postalCode: card.Zip,
  country: "US",
});

function homeAddress(card: Entry): Address {
  const extension = geolocation(card);
  return { use: "home", ...addressOf(card), ...(extension.length > 0 && { extension }) };
}

const contactRole = "http://terminology.hl7.org/CodeSystem/v2-0131";

function contactsOf(card: Entry): NonNullable<Patient["contact"]> {
  const owner = ownerOf(card);
  return [...(owner ? [owner] : []), ...(card.Contacts ?? [])].map(contactOf);
}

function contactOf(contact: Pick<Contact, "Name" | "Phone"> & { Mail?: string; Relation?: string | undefined }) {
  const telecom = telecomOf(contact);
  const relation = onOneLine(contact.Relation ?? "");
  return {
    relationship: [
      {
        coding: [{ system: contactRole, code: "C", display: "Emergency Contact" }],
        ...(relation && { text: relation }),
      },
    ],
    name: { text: words(contact.Name, "unknown") },
    ...(telecom.length > 0 && { telecom }),
  };
}

const languagesOf = ({ Languages = [] }: Entry): NonNullable<Patient["communication"]> =>
  Languages.map((code, index) => ({
    language: { coding: [{ system: "urn:ietf:bcp:47", code }], text: languageName(code) },
    preferred: index === 0,
  }));

const narrative = (lines: readonly CardLine[]): Narrative => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${lines
    .map(([label, value]) => `<p><b>${escapeMarkup(label)}:</b> ${escapeMarkup(value)}</p>`)
    .join("")}</div>`,
});

/** One who left is not active; one who is only not confirmed is. */
export function patientOf(card: Entry, system: string, day: string): Patient {
  const telecom = telecomOf(card);
  const contact = contactsOf(card);
  const communication = languagesOf(card);
  const [given, family] = [words(card.First, "unknown"), words(card.Last, "unknown")];
  return {
    resourceType: "Patient",
    text: narrative(cardDetails(card, day)),
    identifier: [{ system, value: jacketKey(card) }],
    active: !isGone(card),
    name: [{ use: "usual", family, given: [given], text: `${given} ${family}` }],
    gender: genders[card.Sex],
    birthDate: card.Dob,
    address: [homeAddress(card)],
    ...(telecom.length > 0 && { telecom }),
    ...(contact.length > 0 && { contact }),
    ...(communication.length > 0 && { communication }),
  };
}
