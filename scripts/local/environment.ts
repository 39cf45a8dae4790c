import type { Assembly } from "./assembly.ts";
import { localKeys, ofType } from "./provision.ts";
import { keyOf, type LocalValues, localRegion } from "./template.ts";

/** Where each service of the embedded stack listens. */
export interface Endpoints {
  readonly dynamo: string;
  readonly photos: string;
  readonly identity: string;
  readonly capture: string;
  readonly geocoder: string;
}

/** What makes the AWS SDK, in functions, scripts and tests, talk to the embedded stack. */
export const awsEnvironment = (endpoints: Endpoints): Record<string, string> => ({
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: localKeys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localKeys.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo,
  AWS_ENDPOINT_URL_S3: endpoints.photos,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.identity,
  AWS_ENDPOINT_URL_SESV2: endpoints.capture,
  AWS_ENDPOINT_URL_SNS: endpoints.capture,
  AWS_ENDPOINT_URL_LOCATION: endpoints.geocoder,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.capture,
});

/** The names of the data resources as functions find them in their environment. */
export function dataEnvironment(assembly: Assembly, values: LocalValues): Record<string, string> {
  const ref = (type: string, id = /./): string => {
    const resource = ofType(assembly, type).find((one) => id.test(one.id));
    const found = resource && values.get(keyOf(resource))?.Ref;
    if (!found) throw new Error(`The template has no ${type} ${id}`);
    return found;
  };
  return {
    TABLE_NAME: ref("AWS::DynamoDB::Table"),
    PHOTO_BUCKET: ref("AWS::S3::Bucket", /^Photos/),
    USER_POOL_ID: ref("AWS::Cognito::UserPool"),
    USER_POOL_CLIENT_ID: ref("AWS::Cognito::UserPoolClient"),
    PLACE_INDEX: ref("AWS::Location::PlaceIndex"),
    STRIPE_SECRET_ARN: ref("AWS::SecretsManager::Secret", /Stripe/),
  };
}
