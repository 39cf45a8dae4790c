import * as z from "zod/mini";

/**
 * The environments, each with a payment host whose addresses begin with its name; "backup" stands beside
 * every other.
 */
export const paymentEnvironment = z.enum(["local", "dev", "beta", "prod", "backup"]);
export type PaymentEnvironment = z.output<typeof paymentEnvironment>;

/** A deployment's payment host: its own, or the backup while that is out. */
export const paymentHost = z.enum(["own", "backup"]);
export type PaymentHost = z.output<typeof paymentHost>;
