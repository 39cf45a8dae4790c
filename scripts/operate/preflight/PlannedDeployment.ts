import type { Config } from "#infra/config/config.ts";

export interface PlannedDeployment {
  readonly config: Config;
  readonly stripeKey?: string | undefined;
}
