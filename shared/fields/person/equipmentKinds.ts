import type { PoweredItem } from "./powerEquipment.ts";

// Families name their equipment in their own words.
const breathing = /\b(vent\b|ventilat|oxygen|o2\b|concentrator|[cb]i?-?pap\b|trach|suction|breath|respirat|airway)/i;
const moving = /\b((wheel|power) ?)?chair|scooter/i;

export const keepsBreathing = ({ What }: PoweredItem): boolean => breathing.test(What);

export const isWheelchair = ({ What }: PoweredItem): boolean => moving.test(What) && !/lift|stair/i.test(What);
