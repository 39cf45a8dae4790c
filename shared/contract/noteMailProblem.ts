import * as z from "zod/mini";
import type { ServiceEvent } from "./call.ts";
import { each } from "./uses/uses.ts";

/** For mail that bounces for good, or is unwanted. Delivered at least once, and now and then not. */
export const noteMailProblem = {
  source: "aws.ses",
  detailTypes: ["Email Bounced", "Email Complaint Received"],
  detail: z.object({
    /** A mail has one recipient. */
    mail: z.object({ destination: z.array(z.string()) }),
    /** Absent from a complaint. */
    bounce: z.optional(z.object({ bounceType: z.string() })),
  }),
  seconds: 30,
  uses: [...each(["EMAIL", "U"], "get"), "records:put(U)"],
} as const satisfies ServiceEvent;
