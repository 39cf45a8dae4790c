import { Stack } from "aws-cdk-lib";
import { CfnAPIKey } from "aws-cdk-lib/aws-location";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";

/**
 * The key with which the site's pages may draw the tiles of Amazon Location's map, and nothing else. A page shows it to
 * everybody, so it works from the site's own address alone. Its text is read once by the operator: a template cannot.
 */
export function mapKey(scope: Construct, { stage }: Config, siteOrigin: string): CfnAPIKey {
  const { partition, region } = Stack.of(scope);
  return new CfnAPIKey(scope, "MapKey", {
    keyName: `beforehand-${stage}`,
    description: "Draws the site's map",
    noExpiry: true,
    // A key in use is changed, and one that was in use within 90 days is deleted, only where this is said.
    forceUpdate: true,
    forceDelete: true,
    restrictions: {
      allowActions: ["geo-maps:GetTile"],
      allowResources: [`arn:${partition}:geo-maps:${region}::provider/default`],
      allowReferers: [`${siteOrigin}/*`],
    },
  });
}
