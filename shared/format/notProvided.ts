/** Stands on a card for a missing fact. */
export const notProvided = "(not provided)";
