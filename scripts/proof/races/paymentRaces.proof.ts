import { paymentRaces } from "./kinds/paymentRaces.ts";
import { proveRaces } from "./proveRaces.ts";

proveRaces(paymentRaces);
