import * as z from "zod/mini";

/** The environments, each with a payment host, whose addresses begin with its name; "backup" stands beside every other. */
export const paymentEnvironment = z.enum(["local", "dev", "beta", "prod", "backup"]);
export type PaymentEnvironment = z.output<typeof paymentEnvironment>;

/** The payment host that a deployment uses: its own, or while that is out the backup. */
export const paymentHost = z.enum(["own", "backup"]);
export type PaymentHost = z.output<typeof paymentHost>;
