import { readFileSync } from "node:fs";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, expect, test, vi } from "vitest";
import { readKey } from "./stripe.ts";

const secret = vi.hoisted(() => ({ value: {} }));
vi.mock("./secrets.ts", () => ({ readSecret: async () => secret.value }));

afterEach(() => vi.unstubAllEnvs());

function keyIn(stage: string, secretKey?: string): Promise<string> {
  vi.stubEnv("STAGE", stage);
  vi.stubEnv("STRIPE_SECRET_ARN", "arn");
  secret.value = { secretKey };
  return readKey("secretKey");
}

test.each(["local", "dev", "beta"])(
  "%s charges nobody: a live key of the payment provider is not used",
  async (stage) => {
    for (const live of ["sk_live_1", "rk_live_1"])
      await expect(keyIn(stage, live)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await keyIn(stage, "sk_test_1")).toBe("sk_test_1");
  },
);

test("operators choose for the endpoint the version that the client asks in", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/deploy.md"), "utf8");
  expect(page).toContain(`in the API version \`${Stripe.API_VERSION}\``);
});

test("prod uses the key that it is given, and none is a refusal", async () => {
  expect(await keyIn("prod", "sk_live_1")).toBe("sk_live_1");
  expect(await keyIn("prod", "sk_test_1")).toBe("sk_test_1");
  await expect(keyIn("prod")).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
