import { CognitoIdentityProviderClient, ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { signIn } from "#lambdas/adapters/identity.ts";
import { env } from "#lambdas/env.ts";
import { localKeys } from "#scripts/local/common/accessKeys.ts";

async function everyCredential(): Promise<string[]> {
  const pool = new CognitoIdentityProviderClient({
    endpoint: process.env.IDENTITY_URL ?? "",
    region: "us-east-1",
    credentials: localKeys,
  });
  const { Users = [] } = await pool.send(new ListUsersCommand({ UserPoolId: env.userPool }));
  return Users.flatMap(({ Username }) => Username ?? []);
}

/** The account ids a password opens; with its own, a test finds credentials left behind. */
export async function credentialsWith(password: string): Promise<string[]> {
  const ids = await everyCredential();
  const opened = await Promise.all(ids.map(async (id) => ((await signIn(id, password)) ? id : undefined)));
  return opened.filter((id) => id !== undefined);
}
