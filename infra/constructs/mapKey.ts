import { Stack } from "aws-cdk-lib";
import { CfnAPIKey } from "aws-cdk-lib/aws-location";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";

/**
 * The key with which pages draw the tiles of Amazon Location's map. It is public, so it allows nothing else and works
 * only from the site's own address. The operator reads its text once, because a template cannot.
 */
export function mapKey(scope: Construct, { stage }: Config, siteOrigin: string): CfnAPIKey {
  const { partition, region } = Stack.of(scope);
  return new CfnAPIKey(scope, "MapKey", {
    keyName: `beforehand-${stage}`,
    description: "Draws the site's map",
    noExpiry: true,
    // Without these a key that was used in the last 90 days can be neither changed nor deleted.
    forceUpdate: true,
    forceDelete: true,
    restrictions: {
      allowActions: ["geo-maps:GetTile"],
      allowResources: [`arn:${partition}:geo-maps:${region}::provider/default`],
      allowReferers: [`${siteOrigin}/*`],
    },
  });
}
