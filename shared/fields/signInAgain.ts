import * as z from "zod/mini";
import { anyPassword } from "./account.ts";

/** What a sign-in asks for, where it is asked for once more: the code for an account with a second step. */
export const signInAgain = {
  Password: anyPassword,
  Code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
};
