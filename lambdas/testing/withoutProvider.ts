import { vi } from "vitest";

/** Modules then know no other client of the provider. */
export async function withoutProvider(work: () => Promise<void>): Promise<void> {
  vi.stubEnv("STRIPE_API", "http://127.0.0.1:1");
  vi.resetModules();
  try {
    await work();
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}
