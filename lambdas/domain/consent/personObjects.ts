import { VisibleError } from "#lambdas/errors.ts";

/** Refuses to share a person who objects: with departments, or on a card. */
export const personObjects = (): VisibleError =>
  new VisibleError(
    "PERSON_OBJECTS",
    "This person does not want to be registered. Only they can change that.",
  );
