import { defineConfig } from "vitest/config";

const shared = { environment: "node", exclude: ["node_modules/**", "dist/**"] };

const browser = {
  ...shared,
  globalSetup: ["scripts/testing/stack.ts"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  fileParallelism: false,
};

/** The journeys of every run. The others take long: `npm run e2e` adds them. */
const mainPaths = "web/e2e/mainPaths/*.test.ts";

/** Tests of the running product without a browser. */
const onTheStack = ["scripts/**/*.stack.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["scripts/testing/temporaryFolder.ts"],
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{shared,infra,web/src,web/payment-frame,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...shared.exclude, ...onTheStack],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: "integration",
          include: ["lambdas/**/*.test.ts"],
          globalSetup: ["scripts/testing/services.ts"],
          setupFiles: ["scripts/testing/runAsFunctions.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...browser, name: "browser", include: [mainPaths, ...onTheStack] } },
      {
        test: {
          ...browser,
          name: "journeys",
          include: ["web/e2e/**/*.test.ts"],
          exclude: [...shared.exclude, mainPaths],
        },
      },
    ],
  },
});
