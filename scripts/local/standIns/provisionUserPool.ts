import {
  type CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
  UpdateUserPoolClientCommand,
  type UpdateUserPoolClientCommandInput,
} from "@aws-sdk/client-cognito-identity-provider";

/** The id of the user pool of this name, created at the first start. */
export async function provisionUserPool(
  cognito: CognitoIdentityProviderClient,
  name: string,
): Promise<string> {
  const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 60 }));
  const earlier = UserPools.find(({ Name }) => Name === name)?.Id;
  if (earlier) return earlier;
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: name }));
  return UserPool?.Id ?? "";
}

type ClientProperties = Omit<UpdateUserPoolClientCommandInput, "UserPoolId" | "ClientId">;

/** The id of a pool's client of this name, created at the first start and updated at later ones. */
export async function provisionUserPoolClient(
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  name: string,
  properties: ClientProperties,
): Promise<string> {
  const settings = { ...properties, UserPoolId, ClientName: name };
  const { UserPoolClients = [] } = await cognito.send(
    new ListUserPoolClientsCommand({ UserPoolId, MaxResults: 60 }),
  );
  const ClientId = UserPoolClients.find(({ ClientName }) => ClientName === name)?.ClientId;
  if (ClientId) {
    await cognito.send(new UpdateUserPoolClientCommand({ ...settings, ClientId }));
    return ClientId;
  }
  const { UserPoolClient } = await cognito.send(new CreateUserPoolClientCommand(settings));
  return UserPoolClient?.ClientId ?? "";
}
