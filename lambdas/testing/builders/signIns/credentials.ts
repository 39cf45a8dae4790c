import { signIn } from "#lambdas/adapters/identity.ts";
import { env } from "#lambdas/env.ts";

async function everyCredential(): Promise<string[]> {
  const response = await fetch(process.env.IDENTITY_URL ?? "", {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.ListUsers",
    },
    body: JSON.stringify({ UserPoolId: env.userPool }),
  });
  const { Users } = (await response.json()) as { Users: { Username: string }[] };
  return Users.map(({ Username }) => Username);
}

/** The account ids a password opens; with its own, a test finds credentials left behind. */
export async function credentialsWith(password: string): Promise<string[]> {
  const ids = await everyCredential();
  const opened = await Promise.all(ids.map(async (id) => ((await signIn(id, password)) ? id : undefined)));
  return opened.filter((id) => id !== undefined);
}
