import { expect, test } from "vitest";
import { newPasswordProblem, recoveryProblem } from "./passwordReset.ts";

test("a request for a link is refused without an address or with a wrong one", () => {
  expect(recoveryProblem({ Email: " " })).toBe("No Input Provided.");
  expect(recoveryProblem({ Email: "rosa@" })).toBe("Invalid Email Provided.");
  expect(recoveryProblem({ Email: "rosa@example.org" })).toBeUndefined();
});

test("a new password is checked in the documented order", () => {
  const problem = (Password: string, token = "token") => newPasswordProblem({ Password }, token);
  expect(problem("", "")).toBe("No password to set");
  expect(problem("Maple2026x", "")).toBe("Issue grabbing Account Email");
  expect(problem("maple")).toBe("Password does not meet minimum security requirements");
  expect(problem("Maple2026x")).toBeUndefined();
});
