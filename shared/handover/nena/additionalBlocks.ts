import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { cardDetails } from "../card/cardDetails.ts";
import { isGone } from "../card/isGone.ts";
import { householdKey, jacketKey, uniqueJackets } from "../card/jacketKey.ts";
import { ownerOf } from "../card/ownerOf.ts";
import { uuidUrn } from "../card/uuidUrn.ts";
import type { ExportDetails } from "../ExportFormat.ts";
import { toXml, type XmlElement } from "../xml/toXml.ts";
import { type BlockName, namespaceOf, purposeOf } from "./blockNames.ts";
import { ownerVcard, vcardNamespace, vcardOf } from "./vcard.ts";

export interface Block {
  readonly name: BlockName;
  readonly xml: string;
}

const blockOf = (name: BlockName, reference: string, content: XmlElement, attributes: XmlElement = {}): Block => ({
  name,
  xml: toXml({
    [purposeOf(name)]: { "@_xmlns": namespaceOf(name), ...attributes, DataProviderReference: reference, ...content },
  }),
});

/** "Other" and "domain" are the registries' words for a register. */
function providerInfo({ origin }: ExportDetails): XmlElement {
  const { host } = new URL(origin);
  return {
    DataProviderString: "Beforehand",
    ProviderID: host,
    ProviderIDSeries: "domain",
    TypeOfProvider: "Other",
    ContactURI: origin,
    Language: "en",
    DataProviderContact: { vcard: { "@_xmlns": vcardNamespace, fn: { text: "Beforehand" }, url: { uri: origin } } },
  };
}

const commentOf = (card: Entry, day: string): string =>
  cardDetails(card, day)
    .map(([label, words]) => `${label}: ${words}`)
    .join("\n");

/** With the others of the household in the same export. */
function familyOf(card: Entry, cards: readonly Entry[]): Entry[] {
  const others = cards.filter(
    (one) => householdKey(one) === householdKey(card) && jacketKey(one) !== jacketKey(card) && !isGone(one),
  );
  return [card, ...uniqueJackets(others)];
}

/**
 * Additional data (RFC 7852, NENA-STA-012.2), each block a document. @param cards of the same export: each person comes
 * with their household
 */
export async function additionalBlocks(card: Entry, cards: readonly Entry[], about: ExportDetails): Promise<Block[]> {
  const urnOf = (kind: string, one: Entry) => uuidUrn(about.origin, kind, jacketKey(one));
  const [reference, ownerUid] = [await urnOf("AdditionalData", card), await urnOf("Owner", card)];
  const said = { Comment: { "@_xml:lang": "en", "#text": commentOf(card, easternDayOf(about.at)) } };
  const provider = blockOf("ProviderInfo", reference, providerInfo(about));
  const comment = blockOf("Comment", reference, said);
  // The other blocks tell a machine that the person lives there.
  if (isGone(card)) return [provider, comment];
  const found = ownerOf(card);
  const owner = found && ownerVcard(found, ownerUid);
  const people = await Promise.all(
    familyOf(card, cards).map(async (one) =>
      vcardOf({ card: one, uid: await urnOf("Patient", one), owner: owner && ownerUid, at: about.at }),
    ),
  );
  const [person = {}] = people;
  const subscribers = [...(owner ? [owner] : []), ...people].map((vcard) => ({ vcard }));
  return [
    provider,
    blockOf("SubscriberInfo", reference, { SubscriberData: subscribers }, { "@_privacyRequested": "false" }),
    comment,
    blockOf("NENA-CallerInfo", reference, { CallerData: { vcard: person } }),
    ...(owner ? [blockOf("NENA-LocationInfo", reference, { LocationContacts: { vcard: owner } })] : []),
  ];
}
