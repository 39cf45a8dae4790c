import { inject } from "vitest";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { untilStarted } from "./backgroundStart.ts";

// The services start beside the tests that need none; services.ts tells their environment.
applyEnvironment(await untilStarted(inject("servicesFolder")));
