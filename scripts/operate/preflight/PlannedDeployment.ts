import type { Config } from "#infra/config/config.ts";

export interface PlannedDeployment {
  readonly config: Config;
  /** The payment provider's secret key. */
  readonly stripeKey?: string | undefined;
}
