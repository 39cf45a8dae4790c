import {
  type CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  CreateUserPoolCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
  UpdateUserPoolClientCommand,
  type UserPoolClientType,
} from "@aws-sdk/client-cognito-identity-provider";

/** Created at the first start. */
export async function provisionUserPool(cognito: CognitoIdentityProviderClient, name: string): Promise<string> {
  const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 60 }));
  const earlier = UserPools.find(({ Name }) => Name === name)?.Id;
  if (earlier) return earlier;
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: name }));
  return UserPool?.Id ?? "";
}

type ClientProperties = Omit<CreateUserPoolClientCommandInput, "UserPoolId" | "ClientName">;

export interface ProvisionedClient {
  readonly id: string;
  readonly secret: string | undefined;
}

const provisioned = ({ ClientId = "", ClientSecret }: UserPoolClientType = {}): ProvisionedClient => ({
  id: ClientId,
  secret: ClientSecret,
});

/** Created at the first start and updated at later ones. */
export async function provisionUserPoolClient(
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  name: string,
  properties: ClientProperties,
): Promise<ProvisionedClient> {
  const settings = { ...properties, UserPoolId, ClientName: name };
  const { UserPoolClients = [] } = await cognito.send(new ListUserPoolClientsCommand({ UserPoolId, MaxResults: 60 }));
  const ClientId = UserPoolClients.find(({ ClientName }) => ClientName === name)?.ClientId;
  const { UserPoolClient } = ClientId
    ? await cognito.send(new UpdateUserPoolClientCommand({ ...settings, ClientId }))
    : await cognito.send(new CreateUserPoolClientCommand(settings));
  return provisioned(UserPoolClient);
}
