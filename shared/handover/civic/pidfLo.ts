import type { Entry } from "#shared/model/jacket/entry.ts";
import { confirmationMonths, staleDay } from "#shared/rules/confirmation/confirmation.ts";
import { addMonths, dayIn, easternDayOf, easternMidnight } from "#shared/rules/dates.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { isGone } from "../card/isGone.ts";
import { jacketKey } from "../card/jacketKey.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { unitOf } from "../card/unitOf.ts";
import type { ExportDetails } from "../ExportFormat.ts";
import { toXml, type XmlElement } from "../xml/toXml.ts";
import { civicStreet } from "./civicStreet.ts";

const pidf = "urn:ietf:params:xml:ns:pidf";
const geopriv = `${pidf}:geopriv10`;

/** In the order of RFC 5139's schema. */
function civicAddress(card: Entry): XmlElement {
  const street = civicStreet(card.Street);
  const parts = {
    country: "US",
    A1: card.State,
    A3: card.City,
    PRD: street.before,
    RD: street.name,
    STS: street.type,
    POD: street.after,
    HNO: `${street.numberPrefix}${street.number}`,
    HNS: street.numberSuffix,
    LOC: [
      street.isParsed ? `As the family typed it: ${card.Street}.` : "Street as the family typed it.",
      card.Description,
    ]
      .filter(Boolean)
      .join(" "),
    FLR: unitOf(street.floor, card.Floor),
    PC: card.Zip,
    UNIT: unitOf(street.unit, card.Unit),
  };
  const given = Object.entries(parts)
    .map(([name, text]) => [name, onOneLine(text)] as const)
    .filter(([, text]) => text);
  return { "@_xmlns": `${geopriv}:civicAddr`, "@_xml:lang": "en", ...Object.fromEntries(given) };
}

/** GML writes the latitude first. */
function point(card: Entry): XmlElement {
  const place = exactPoint(card);
  if (!place) return {};
  const attributes = { "@_xmlns": "http://www.opengis.net/gml", "@_srsName": "urn:ogc:def:crs:EPSG::4326" };
  return { Point: { ...attributes, pos: `${place.Lat} ${place.Lng}` } };
}

/** A reader deletes the address then. One who was not confirmed for a year may still live there. */
function lastDay(card: Entry, at: Date): string {
  const [today, stale] = [easternDayOf(at), staleDay(card)];
  if (isGone(card)) return card.EndedOn ? dayIn(card.EndedOn) : today;
  return stale > today ? stale : addMonths(today, confirmationMonths.stale);
}

/** A location object (RFC 4119, RFC 5139). */
export const pidfLo = (card: Entry, { origin, at }: ExportDetails): string =>
  toXml({
    presence: {
      "@_xmlns": pidf,
      "@_entity": `pres:${encodeURIComponent(jacketKey(card))}@${new URL(origin).host}`,
      tuple: {
        "@_id": "home",
        status: {
          geopriv: {
            "@_xmlns": geopriv,
            "location-info": { ...point(card), civicAddress: civicAddress(card) },
            "usage-rules": {
              "retransmission-allowed": { "@_xmlns": `${geopriv}:basicPolicy`, "#text": "false" },
              "retention-expiry": { "@_xmlns": `${geopriv}:basicPolicy`, "#text": easternMidnight(lastDay(card, at)) },
            },
            method: "Manual",
          },
        },
      },
    },
  });
