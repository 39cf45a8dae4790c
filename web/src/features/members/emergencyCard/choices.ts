import { type CardChoice, cardChoice } from "#shared/model/emergencyCard.ts";

interface Words {
  readonly label: string;
  readonly text: string;
}

const words: Readonly<Record<CardChoice, Words>> = {
  PHOTO: { label: "Photo", text: "It is printed on the card as well." },
  NEEDS: {
    label: "Needs",
    text: "What you ticked in the medical checklist, without your text under “Other”.",
  },
  CONTACTS: {
    label: "Whom to call",
    text: "Your name and phone number. They are printed on the card as well.",
  },
  NOTES: { label: "Notes", text: "Your notes for the departments." },
};

const noPhone = "Your profile has no phone number yet: add one there first.";

/**
 * What the page of a card may show beside name and headline, with a line of help each.
 * @param hasPhone whether the account has a phone number
 */
export const choicesFor = (hasPhone: boolean) =>
  cardChoice.options.map((value) => ({
    value,
    ...words[value],
    ...(value === "CONTACTS" && !hasPhone ? { text: noPhone } : {}),
  }));

/** What the page of a card shows, in words: "name, headline, photo, needs". */
export const shownWords = (shows: readonly CardChoice[]): string =>
  ["name", "headline", ...shows.map((choice) => words[choice].label.toLowerCase())].join(", ");
