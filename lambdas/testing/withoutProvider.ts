import { vi } from "vitest";

/** Works while the payment provider is silent, with modules that know no other client of it. */
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
