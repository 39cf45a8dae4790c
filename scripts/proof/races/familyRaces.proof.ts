import { familyRaces } from "./kinds/familyRaces.ts";
import { proveRaces } from "./proveRaces.ts";

proveRaces(familyRaces);
