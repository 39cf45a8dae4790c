import { severalOf } from "./severalOf.ts";

/** ASL is SIGNS. */
export const communicationWords = {
  SPEAKS: "Speaks",
  SIGNS: "Signs",
  PICTURE_CARDS: "Picture cards",
  DEVICE: "A device that speaks",
  GESTURES: "Gestures",
  WRITES: "Writes",
} as const;
export type CommunicationWay = keyof typeof communicationWords;

export const communicationWays = Object.keys(communicationWords) as CommunicationWay[];
export const communication = () => severalOf(communicationWays);
