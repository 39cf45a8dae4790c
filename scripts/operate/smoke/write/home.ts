import type { Address } from "#shared/model/address.ts";

/** Military mail: no map knows it, no department of people serves it. */
export const home: Address = { Street: "1 Canary Way", City: "Canary", State: "AA", Zip: "34001" };
