import { plainLetters } from "#shared/format/plainLetters.ts";
import type { PoweredItem } from "./powerEquipment.ts";

// Families name their equipment in their own words, in Spanish as well.
const breathing =
  /\b(vent\b|ventila[td]|respirador|oxygen|oxigeno|o2\b|concentra[td]or|[bcv]i?-?pap\b|trach|suction|breath|respirat|airway|airvo|iron lung|cough assist|nebuli)/i;
const ofTheBlood = /\b([lr]?vad\b|heart pump|artificial heart|ventricular|dialy|dialis|ecmo\b)/i;
const moving = /\b((wheel|power) ?)?chair|scooter/i;
const notMoving = /lift|stair|recliner|shower|bath|massage|commode|dental|toilet/i;

export const keepsBreathing = ({ What }: PoweredItem): boolean => breathing.test(plainLetters(What));

/** The person lives as long as it runs. */
export const keepsAlive = (item: PoweredItem): boolean =>
  keepsBreathing(item) || ofTheBlood.test(plainLetters(item.What));

export const isPump = ({ What }: PoweredItem): boolean => /pump/i.test(What);

export const isWheelchair = ({ What }: PoweredItem): boolean => moving.test(What) && !notMoving.test(What);
