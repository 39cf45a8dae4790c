import { accountRaces } from "./kinds/accountRaces.ts";
import { proveRaces } from "./proveRaces.ts";

proveRaces(accountRaces);
