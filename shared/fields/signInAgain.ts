import * as z from "zod/mini";
import { anyPassword } from "./account.ts";

/** The code is for an account with a second step. */
export const signInAgain = { Password: anyPassword, Code: z.optional(z.string().check(z.trim(), z.maxLength(20))) };
