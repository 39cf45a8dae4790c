import { departmentRaces } from "./kinds/departmentRaces.ts";
import { proveRaces } from "./proveRaces.ts";

proveRaces(departmentRaces);
