import * as z from "zod/mini";

/** Any of some choices, kept in their order and each once; none empty the field. */
export const severalOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.array(z.enum(choices)).check(z.maxLength(choices.length)),
    z.transform((said): Choice[] => choices.filter((choice) => said.includes(choice))),
  );
