import { localSecret } from "#scripts/local/common/accessKeys.ts";
import { type Assembly, ofType } from "#scripts/local/template/assembly.ts";
import { localRegion } from "#scripts/local/template/localNames.ts";

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

/** For this process and its later clients. The SDK would prefer the shell's profile or token. */
export function applyEnvironment(environment: Readonly<Record<string, string>>): void {
  for (const name of ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_SESSION_TOKEN"]) delete process.env[name];
  Object.assign(process.env, environment);
}

/** For product code outside of functions. */
export function functionsEnvironment(assembly: Assembly, read: (stack: string, value: unknown) => unknown) {
  const variables = ofType(assembly, "AWS::Lambda::Function").map(({ stack, properties }) => {
    const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: object };
    return read(stack, Variables) as Record<string, string>;
  });
  const { CALL, POWERTOOLS_SERVICE_NAME, ...all } = Object.assign({}, ...variables) as Record<string, string>;
  return all;
}
