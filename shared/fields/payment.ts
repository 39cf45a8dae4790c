import * as z from "zod/mini";

export const plan = z.union([z.literal(1), z.literal(2)], "Please choose a plan");
export const planId = z.enum(["new-monthly", "new-yearly", "recurring-monthly", "recurring-yearly"]);
export const orderId = z.string().check(z.regex(/^[A-Za-z0-9_]{8,200}$/, "We could not find that payment"));
