import { inject } from "vitest";
import { untilStarted } from "./backgroundStart.ts";

// It starts beside the tests that do not need it.
await untilStarted(inject("dataFolder"));
