import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { suites } from "./scripts/proof/report/suites.ts";
import { ReadinessSequencer } from "./scripts/testing/ReadinessSequencer.ts";

const shared = { environment: "node", exclude: ["node_modules/**", "dist/**"] };

/** One more than cores: a test waits for the table or a browser part of its time, and each worker loads the product. */
const maxWorkers = availableParallelism() + 1;

const ownFolder = "scripts/testing/temporaryFolder.ts";
const ofFunctions = [
  "scripts/testing/joinServices.ts",
  "scripts/testing/ownTable.ts",
  "scripts/testing/runAsFunctions.ts",
  "scripts/testing/judgedTable.ts",
];

/** Handlers on a real table. */
const handlers = {
  ...shared,
  globalSetup: [ownFolder, "scripts/testing/services.ts"],
  setupFiles: ofFunctions,
  // One after the other: each needs the one before it.
  sequence: { setupFiles: "list" as const },
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const browser = {
  ...shared,
  globalSetup: [ownFolder, "scripts/testing/stack.ts"],
  setupFiles: ["scripts/testing/awaitStack.ts"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** The journeys of every run. The others take long: `npm run e2e` adds them. */
const mainPaths = "web/e2e/mainPaths/*.test.ts";

/** The suites of `npm run proof`: those that need no running product, and those on it. */
const proofs = ["{shared,lambdas,infra,web/src,scripts}/**/*.proof.{ts,tsx}"];
const proofsOnTheStack = ["scripts/**/*.stack.proof.ts"];
/** It empties the table. */
const emptyingProofs = ["scripts/proof/restore/*.proof.ts"];

/** Tests that the proof repeats, with all of what they try at random or in bulk. */
const repeated = suites.flatMap(({ files }) => files.filter((file) => /\.test\.tsx?$/.test(file)));
const isOnTheStack = (file: string) => file.includes(".stack.");

/** The operators' commands that work on the table. */
const onTheTable = ["scripts/operate/commands.test.ts", "scripts/operate/drill/drill.test.ts"];

/** Tests of the running product without a browser. */
const onTheStack = ["scripts/**/*.stack.test.ts"];

/** With the clients' own times, which a fault has to exhaust. */
const proofOfFaults = ["scripts/proof/faults/*.proof.ts"];
const patient = [...ofFunctions, "scripts/testing/patientClients.ts"];

const beforeTheStack = {
  env: { PROOF: "1" },
  // Two cores.
  maxWorkers: 2,
  // The running product comes afterwards: it measures times.
  sequence: { ...handlers.sequence, groupOrder: 1 },
};

export default defineConfig({
  test: {
    globalSetup: [ownFolder],
    sequence: { sequencer: ReadinessSequencer },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          maxWorkers,
          isolate: false,
          setupFiles: ["scripts/testing/freshFile.ts"],
          include: [
            "{shared,infra,web/src,web/payment-frame,scripts}/**/*.test.{ts,tsx}",
            "web/*.test.ts",
            "web/shapes/*.test.ts",
          ],
          exclude: [...shared.exclude, ...onTheStack, ...onTheTable],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...handlers,
          name: "integration",
          include: ["lambdas/**/*.test.ts", ...onTheTable],
          maxWorkers,
          isolate: false,
          setupFiles: ["scripts/testing/freshFile.ts", ...patient],
        },
      },
      { test: { ...browser, name: "browser", include: [mainPaths, ...onTheStack], maxWorkers } },
      {
        test: {
          ...browser,
          name: "journeys",
          fileParallelism: false,
          include: ["web/e2e/**/*.test.ts"],
          exclude: [...shared.exclude, mainPaths],
        },
      },
      {
        test: {
          ...handlers,
          name: "proof",
          include: [...proofs, ...repeated.filter((file) => !isOnTheStack(file))],
          exclude: [...shared.exclude, ...proofsOnTheStack, ...emptyingProofs, ...proofOfFaults],
          setupFiles: patient,
          ...beforeTheStack,
        },
      },
      { test: { ...handlers, name: "proof-faults", include: proofOfFaults, ...beforeTheStack } },
      {
        test: {
          ...handlers,
          name: "proof-emptying",
          include: emptyingProofs,
          setupFiles: patient,
          // First and alone: it takes the database for itself.
          sequence: { ...handlers.sequence, groupOrder: 0 },
        },
      },
      {
        test: {
          ...browser,
          name: "proof-stack",
          fileParallelism: false,
          include: [...proofsOnTheStack, ...repeated.filter(isOnTheStack)],
          env: { PROOF: "1" },
          setupFiles: ["scripts/proof/kit/joinStack.ts"],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
