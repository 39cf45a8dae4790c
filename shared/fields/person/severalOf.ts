import * as z from "zod/mini";

/** Each once, in the order of the choices. */
export const severalOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.pipe(
    z.array(z.enum(choices)).check(z.maxLength(choices.length)),
    z.transform((said): Choice[] => choices.filter((choice) => said.includes(choice))),
  );
