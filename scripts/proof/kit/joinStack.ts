import "#scripts/testing/awaitStack.ts";
import { inject } from "vitest";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { localEnvironment } from "#scripts/operate/target/localEnvironment.ts";

// The builders work on the running product, as its operator.
process.env.PORT = new URL(inject("siteOrigin")).port;
process.env.DATA_DIR = inject("dataFolder");
applyEnvironment({
  ...(await localEnvironment()),
  INBOX_URL: `${inject("siteOrigin")}/_local/inbox.json`,
  POWERTOOLS_LOG_LEVEL: "CRITICAL",
});
