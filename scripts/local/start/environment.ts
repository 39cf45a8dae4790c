import { localSecret } from "#scripts/local/common/accessKeys.ts";
import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import { keyOf, localRegion } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";

/**
 * @param gateway the address of every service
 * @param accessKey a function's name, or the operator's key
 */
export const awsEnvironment = (gateway: string, accessKey: string): Record<string, string> => ({
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: accessKey,
  AWS_SECRET_ACCESS_KEY: localSecret,
  AWS_ENDPOINT_URL: gateway,
});

/**
 * To this process and its later clients. The SDK would prefer a profile or token of the shell to the
 * environment's keys.
 */
export function applyEnvironment(environment: Readonly<Record<string, string>>): void {
  for (const name of ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_SESSION_TOKEN"]) delete process.env[name];
  Object.assign(process.env, environment);
}

export function dataEnvironment(assembly: Assembly, values: LocalValues): Record<string, string> {
  const attribute = (type: string, name: string, id = /./): string => {
    const resource = ofType(assembly, type).find((one) => id.test(one.id));
    const found = resource && values.get(keyOf(resource))?.[name];
    if (!found) throw new Error(`The template has no ${type} ${id} with ${name}`);
    return found;
  };
  const ref = (type: string, id?: RegExp) => attribute(type, "Ref", id);
  const client = ["AWS::Cognito::UserPoolClient", /Sessions/] as const;
  return {
    TABLE_NAME: ref("AWS::DynamoDB::Table"),
    PHOTO_BUCKET: ref("AWS::S3::Bucket", /^Photos/),
    AUDIT_BUCKET: ref("AWS::S3::Bucket", /^AuditArchive/),
    USER_POOL_ID: ref("AWS::Cognito::UserPool"),
    USER_POOL_CLIENT_ID: ref(...client),
    USER_POOL_CLIENT_SECRET_ARN: ref("AWS::SecretsManager::Secret", /ClientSecret/),
    MAIL_RULES: ref("AWS::SES::ConfigurationSet"),
    PLACE_INDEX: ref("AWS::Location::PlaceIndex"),
    STRIPE_SECRET_ARN: ref("AWS::SecretsManager::Secret", /Stripe/),
  };
}

/** Together, for product code outside of the functions. */
export function functionsEnvironment(assembly: Assembly, read: (stack: string, value: unknown) => unknown) {
  const variables = ofType(assembly, "AWS::Lambda::Function").map(({ stack, properties }) => {
    const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: object };
    return read(stack, Variables) as Record<string, string>;
  });
  const { CALL, POWERTOOLS_SERVICE_NAME, ...all } = Object.assign({}, ...variables) as Record<string, string>;
  return all;
}
