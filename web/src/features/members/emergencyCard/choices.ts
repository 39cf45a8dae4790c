import { type CardChoice, cardChoice } from "#shared/model/emergencyCard.ts";

export const usualChoices: readonly CardChoice[] = ["PHOTO", "NEEDS", "CONTACTS"];

interface Words {
  readonly label: string;
  readonly text: string;
}

const words: Readonly<Record<CardChoice, Words>> = {
  PHOTO: { label: "Photo", text: "It is printed on the card as well." },
  NEEDS: {
    label: "Needs",
    text: "What a crew does first is printed on the card. The page has the medical checklist and longer texts, too, without your text under “Other”.",
  },
  CONTACTS: {
    label: "Whom to call",
    text: "The emergency contacts that you named, and you. They are printed on the card as well.",
  },
  NOTES: { label: "Notes", text: "Your notes for the departments." },
};

const noPhone =
  "The emergency contacts that you named. Your profile has no phone number yet: add one to be called yourself.";

/** @param hasPhone whether the account has a phone number */
export const choicesFor = (hasPhone: boolean) =>
  cardChoice.options.map((value) => ({
    value,
    ...words[value],
    ...(value === "CONTACTS" && !hasPhone ? { text: noPhone } : {}),
  }));

/** "name, headline, photo, needs". */
export const shownWords = (shows: readonly CardChoice[]): string =>
  ["name", "headline", ...shows.map((choice) => words[choice].label.toLowerCase())].join(", ");
