import type { AboutAlert } from "#shared/model/registry/area.ts";
import { type AlertCodes, readCodes } from "./alertCodes.ts";
import { type AlertShapes, hasRadius, readShapes } from "./alertShapes.ts";
import { alertWarnings, expiryOf, updateNote } from "./alertWarnings.ts";
import { type CapArea, type CapMessage, readMessage } from "./capMessage.ts";
import { shownText } from "./readXml.ts";

/** Whom an alert warns, and what a person looks at before using it. */
export interface AlertArea extends Pick<AlertShapes, "rings" | "circles">, AlertCodes {
  readonly about: AboutAlert;
}

const hasShape = ({ polygon = [], circle = [] }: CapArea): boolean => polygon.length > 0 || circle.some(hasRadius);

function wordsOf(areas: readonly CapArea[]): string {
  return shownText([...new Set(areas.map(({ areaDesc = "" }) => areaDesc.trim()))].filter(Boolean).join("; "));
}

/** Of the first language. */
function aboutAlert(message: CapMessage, areas: readonly CapArea[]) {
  const { info: [first = {}] = [], sender, sent } = message;
  const [Headline, Where, Expires] = [shownText(first.headline ?? ""), wordsOf(areas), expiryOf(message)];
  return {
    Event: shownText(first.event ?? "") || "Alert",
    Sender: shownText(first.senderName ?? "") || shownText(sender),
    Sent: sent,
    ...(Headline && { Headline }),
    ...(Expires && { Expires }),
    ...(Where && { Where }),
  };
}

const mostNamed = 12;

function listed(codes: readonly string[]): string {
  const left = codes.length - mostNamed;
  return codes.slice(0, mostNamed).join(", ") + (left > 0 ? ` and ${left} more` : "");
}

/** For codes that name no place we know. */
export const unreadCodes = (codes: readonly string[]): string =>
  `These codes could not be read, so homes there may be missing: ${listed(codes)}.`;

function codeWarnings({ unread }: AlertCodes, areas: readonly CapArea[]): string[] {
  const bare = wordsOf(areas.filter((area) => !hasShape(area) && !area.geocode?.length));
  return [
    ...(unread.length > 0 ? [unreadCodes(unread)] : []),
    ...(bare ? [`These places have neither a shape nor a code, so homes there may be missing: ${bare}.`] : []),
  ];
}

const partNote = ({ parts }: AlertCodes): string[] =>
  parts.length > 0
    ? [
        `The alert names a part of ${parts.length === 1 ? "a county" : `${parts.length} counties`}: each is taken whole.`,
      ]
    : [];

const noneRead = ({ unread }: AlertCodes): string =>
  unread.length > 0
    ? `The alert has no shape, and its codes could not be read: ${listed(unread)}. Please draw the area, or choose its county.`
    : "The alert has neither a shape nor a code of its area. Please draw the area, or choose its county.";

/**
 * The union of all shapes, of all languages and areas; for an area without any, the counties and states of its codes.
 * @returns the sentence why it cannot be used
 */
export function readAlert(xml: string, now: number): AlertArea | string {
  const message = readMessage(xml);
  if (typeof message === "string") return message;
  const areas = message.info?.flatMap(({ area = [] }) => area) ?? [];
  const shapes = readShapes(
    areas.flatMap(({ polygon = [] }) => polygon),
    areas.flatMap(({ circle = [] }) => circle),
  );
  if (typeof shapes === "string") return shapes;
  const codes = readCodes(areas.filter((area) => !hasShape(area)));
  const { rings, circles, notes } = shapes;
  if (rings.length + circles.length + codes.counties.length + codes.states.length === 0) return noneRead(codes);
  return {
    rings,
    circles,
    ...codes,
    about: {
      ...aboutAlert(message, areas),
      Warnings: [...alertWarnings(message, now), ...codeWarnings(codes, areas)],
      Notes: [...updateNote(message), ...notes, ...partNote(codes)],
    },
  };
}
