import { dnrReported } from "#shared/model/medical.ts";

/** With gaps for the family's facts; none above the reading level of grade 5. */
export const sixtyTexts = {
  noSpeech: "Does not speak: watch for other signs",
  noSpeechUse: "Does not speak: use {ways}",
  noSpeechNoHearing: "Does not speak, may not hear: face them, watch for other signs",
  noSpeechNoHearingUse: "Does not speak, may not hear: use {ways}",
  littleSpeech: "May not speak: give them time",
  littleSpeechUse: "May not speak: use {ways}",
  littleSpeechNoHearing: "May not speak or hear: face them, give them time",
  littleSpeechNoHearingUse: "May not speak or hear: use {ways}",
  noHearing: "May not hear you: face them, write it down",
  noHearingUse: "May not hear you: face them, use {ways}",
  useToTalk: "Use {ways} to talk",
  talkAndUse: "Talk, and use {ways}",
  doNotTouch: "Do not touch first: go slow",
  noSight: "May not see you: say who you are",
  useLanguage: "Use {languages} if you can",
  confused: "May be confused: say your name, go slow",
  oneStep: "Give them one step at a time",
  runsTo: "Runs to {where}",
  runsOff: "Runs off",
  pets: "Watch for pets: {pets}",
  batteryLasts: "Battery lasts {hours} h: {what}",
  batteryLastsAlso: "Battery lasts {hours} h: {what}. Also: {others}",
  stops: "Stops when power fails: {what}",
  stopsAlso: "Stops when power fails: {what}. Also: {others}",
  needsPower: "Needs power: {what}",
  needsPowerAlso: "Needs power: {what}. Also: {others}",
  pump: "Has a medical pump: keep it on",
  lift: "{people} to lift",
  liftHow: "{people} to lift: {how}",
  liftHeavy: "{people} to lift (over 250 lb)",
  liftHeavyHow: "{people} to lift (over 250 lb): {how}",
  heavy: "Over 250 lb: get help to lift",
  wheelchair: "Needs a wheelchair: take it along",
  limb: "Limb missing: ask how to move them",
  allergies: "Watch out for allergies: {allergies}",
  paper: dnrReported,
  medicines: "Look at the medicines: {medicines}",
  usuallyAt: "Look first: {where}",
  serviceAnimal: "Keep the service animal with them: {animal}",
  calm: "Stay calm, give them space",
  note: "Read the note in the medical record",
} as const;

export type SixtyText = keyof typeof sixtyTexts;

/** The clearest for a crew first. */
export const wayWords = {
  PICTURE_CARDS: "picture cards",
  SIGNS: "sign language",
  DEVICE: "their device",
  WRITES: "pen and paper",
  GESTURES: "gestures",
} as const;

export const dangerWords = { WATER: "water", TRAFFIC: "traffic" } as const;

export const liftWords = [
  ...["One person", "Two people", "Three people", "Four people", "Five people", "Six people"],
] as const;

export const pumpWords = "medical pump";
