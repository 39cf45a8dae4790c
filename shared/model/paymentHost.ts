import * as z from "zod/mini";

/** Each has a payment host whose addresses begin with its name; "backup" stands beside every other. */
export const paymentEnvironment = z.enum(["local", "dev", "beta", "prod", "backup"]);
export type PaymentEnvironment = z.output<typeof paymentEnvironment>;

/** "backup" while a deployment's own is out. */
export const paymentHost = z.enum(["own", "backup"]);
export type PaymentHost = z.output<typeof paymentHost>;
