import { familyRaces } from "./kinds/familyRaces.ts";
import { registrationRaces } from "./kinds/registrationRaces.ts";
import { proveRaces } from "./proveRaces.ts";

proveRaces([...registrationRaces, ...familyRaces]);
