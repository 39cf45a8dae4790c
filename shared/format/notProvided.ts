/** Stands on a card for what a family did not say. */
export const notProvided = "(not provided)";
