/** Shown on a card for a fact left out. */
export const notProvided = "(not provided)";
