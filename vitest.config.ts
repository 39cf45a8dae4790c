import { defineConfig } from "vitest/config";

const shared = { environment: "node", exclude: ["node_modules/**", "dist/**"] };

export default defineConfig({
  test: {
    globalSetup: ["scripts/testing/temporaryFolder.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{shared,infra,web/src,web/payment-frame,scripts}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: "integration",
          include: ["lambdas/**/*.test.ts"],
          globalSetup: ["scripts/testing/services.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: "browser",
          include: ["web/e2e/**/*.test.ts"],
          globalSetup: ["scripts/testing/stack.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
