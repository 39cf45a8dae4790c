import { ownAddress } from "../support/person.ts";
import { test as base } from "../support/test.ts";

export const test = base
  /** A person at a network address of their own, who stays for the whole file. */
  .extend("visitor", { scope: "file" }, ({ newLastingPerson }) => newLastingPerson(ownAddress()));
