import { startVitest } from "vitest/node";
import { ProofReporter } from "./report/ProofReporter.ts";

// Words choose files, as in vitest. PROOF_SHARE=0.02 tries that part of the full counts.
const vitest = await startVitest("test", process.argv.slice(2), {
  project: ["proof", "proof-faults", "proof-emptying", "proof-stack"],
  watch: false,
  reporters: ["default", new ProofReporter()],
});
await vitest.close();
