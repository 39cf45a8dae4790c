import { ownAddress } from "../support/person.ts";
import { test as base } from "../support/test.ts";

export const test = base
  /** At a network address of their own. */
  .extend("visitor", { scope: "file" }, ({ newLastingPerson }) => newLastingPerson(ownAddress()));
