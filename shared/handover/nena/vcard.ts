import { contactWords } from "#shared/fields/person/contacts.ts";
import type { Contact, Entry } from "#shared/model/jacket/entry.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { unitLine } from "../card/unitLine.ts";
import type { XmlElement } from "../xml/toXml.ts";

export const vcardNamespace = "urn:ietf:params:xml:ns:vcard-4.0";

const text = (words: string): XmlElement => ({ text: onOneLine(words) });

/** Only a US number has a URI. */
const telOf = (phone: string | undefined): XmlElement => {
  const digits = phoneKey(phone ?? "");
  return digits ? { tel: { uri: `tel:+1${digits}` } } : {};
};
const emailOf = (mail: string | undefined): XmlElement => (mail ? { email: text(mail) } : {});

const adrOf = ({ Street, City, State, Zip, ...door }: Entry): XmlElement => ({
  street: [onOneLine(Street), unitLine(door)].filter(Boolean).join(", "),
  locality: onOneLine(City),
  region: State,
  code: Zip,
  country: "US",
});

/** "20261122T150000Z". */
const timestamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, "");

interface PersonCard {
  readonly card: Entry;
  readonly uid: string;
  readonly owner?: string | undefined;
  readonly at: Date;
}

/** A card's person as an xCard (RFC 6351), in the order of RFC 7852's schema. */
export function vcardOf({ card, uid, owner, at }: PersonCard): XmlElement {
  const point = exactPoint(card);
  const { Languages = [], Contacts = [] } = card;
  const emergency = { type: text("emergency") };
  const related = [
    ...(owner ? [{ parameters: emergency, uri: owner }] : []),
    ...Contacts.map((contact) => ({ parameters: emergency, ...text(contactWords(contact)) })),
  ];
  return {
    "@_xmlns": vcardNamespace,
    adr: adrOf(card),
    bday: { date: card.Dob.replaceAll("-", "") },
    ...emailOf(card.Mail),
    fn: text(`${card.First} ${card.Last}`),
    ...(point && { geo: { uri: `geo:${point.Lat},${point.Lng}` } }),
    ...(Languages.length > 0 && { lang: Languages.map((code) => ({ "language-tag": code })) }),
    n: { surname: onOneLine(card.Last), given: onOneLine(card.First) },
    ...(related.length > 0 && { related }),
    rev: { timestamp: timestamp(at) },
    gender: { sex: card.Sex },
    ...telOf(card.Phone),
    uid: { uri: uid },
  };
}

export const ownerVcard = ({ Name, Phone, Mail }: Contact, uid: string): XmlElement => ({
  "@_xmlns": vcardNamespace,
  ...emailOf(Mail),
  fn: text(Name),
  ...telOf(Phone),
  uid: { uri: uid },
});
