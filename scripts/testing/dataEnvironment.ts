import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import { keyOf } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";

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
    EXPORT_BUCKET: ref("AWS::S3::Bucket", /^RegistryExports/),
    USER_POOL_ID: ref("AWS::Cognito::UserPool"),
    USER_POOL_CLIENT_ID: ref(...client),
    USER_POOL_CLIENT_SECRET_ARN: ref("AWS::SecretsManager::Secret", /ClientSecret/),
    MAIL_RULES: ref("AWS::SES::ConfigurationSet"),
    PLACE_INDEX: ref("AWS::Location::PlaceIndex"),
    STRIPE_SECRET_ARN: ref("AWS::SecretsManager::Secret", /Stripe/),
  };
}
