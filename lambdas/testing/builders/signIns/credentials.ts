import { signIn } from "#lambdas/adapters/identity.ts";
import { env } from "#lambdas/env.ts";

/** The local pool wants a signer, as every service does, and verifies no signature. */
const signer =
  "AWS4-HMAC-SHA256 Credential=test/20200101/us-east-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=0";

async function everyCredential(): Promise<string[]> {
  const response = await fetch(process.env.IDENTITY_URL ?? "", {
    method: "POST",
    headers: {
      authorization: signer,
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.ListUsers",
    },
    body: JSON.stringify({ UserPoolId: env.userPool }),
  });
  const { Users } = (await response.json()) as { Users: { Username: string }[] };
  return Users.map(({ Username }) => Username);
}

/** Account ids; with a password of its own, a test finds credentials left behind. */
export async function credentialsWith(password: string): Promise<string[]> {
  const ids = await everyCredential();
  const opened = await Promise.all(ids.map(async (id) => ((await signIn(id, password)) ? id : undefined)));
  return opened.filter((id) => id !== undefined);
}
