import { localKeys } from "./provision.ts";
import { localRegion } from "./template.ts";

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
