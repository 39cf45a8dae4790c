import { inject } from "vitest";
import { untilStarted } from "./backgroundStart.ts";

// The product starts beside the tests that do not need it.
await untilStarted(inject("dataFolder"));
