import { inject } from "vitest";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { untilStarted } from "./backgroundStart.ts";

// They start beside the tests that need none.
applyEnvironment(await untilStarted(inject("servicesFolder")));
