import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteItemCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localSecret } from "#scripts/local/common/accessKeys.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";
import { builtAssembly } from "#scripts/testing/builtAssembly.ts";
import { dataEnvironment } from "#scripts/testing/dataEnvironment.ts";
import { anyPorts } from "#scripts/testing/freePorts.ts";
import { unexplained } from "#scripts/testing/permissions/judgePermissions.ts";
import { withMore, without, withPolicy } from "#scripts/testing/withPolicy.ts";
import { ensureJava } from "./ensureJava.ts";
import { type Stack, startStack } from "./startStack.ts";

let folder: string;
let stack: Stack;
let assembly: Assembly;
let site: string;

beforeAll(async () => {
  ensureJava();
  folder = await mkdtemp(join(tmpdir(), "least-privilege-"));
  assembly = await builtAssembly();
  const ports = await anyPorts();
  const changed = withPolicy(
    withPolicy(assembly, "checkPhone", without("dynamodb:GetItem")),
    "checkEmail",
    withMore("dynamodb:Scan"),
  );
  stack = await startStack({ assembly: changed, ports, folder: join(folder, "data") });
  site = `http://localhost:${ports.site}`;
}, 300_000);

afterAll(async () => {
  await stack?.stop();
  await rm(folder, { recursive: true });
});

async function ask(path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json", origin: site };
  return (await fetch(`${site}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

const permissions = () => stack.standIns.permissions();

test("a grant that a function needs and lost fails its call, naming function and action", async () => {
  expect(await ask("/phoneAvail", { Cell: "+13135550123" })).toBe(500);
  const message =
    /assumed-role\/checkPhoneRole\w+\/checkPhone is not authorized to perform: dynamodb:GetItem on resource: arn:aws:dynamodb:/;
  expect(await readFile(join(folder, "data/functions.log"), "utf8")).toMatch(message);
  expect(Object.keys(permissions().checkPhone?.denied ?? {})).toEqual([
    expect.stringMatching(/^dynamodb:GetItem on arn:aws:dynamodb:/),
  ]);
});

test("a grant that nothing needs is named with its function by the report", async () => {
  expect(await ask("/emailAvail", { Email: "rosa@example.com" })).toBe(200);
  expect(permissions().checkEmail?.denied).toEqual({});
  expect(permissions().checkEmail?.used).toMatchObject({ "dynamodb:GetItem (EMAIL#*)": 1 });
  expect(unexplained(permissions(), [])).toContainEqual(
    expect.stringMatching(/^checkEmail: dynamodb:Scan is granted and no test uses it/),
  );
});

test("permissions that services use on a function's behalf are listed apart, by service", () => {
  const { notObservable = [] } = permissions().checkEmail ?? {};
  expect(notObservable).toContain("kms:Decrypt");
  expect(notObservable).toContain("logs:PutLogEvents");
  expect(permissions().measureQueues?.notObservable).toContain("sqs:SendMessage");
});

function asFunction(name: string) {
  const { gateway, values } = stack.standIns;
  const credentials = { accessKeyId: name, secretAccessKey: localSecret };
  const client = new DynamoDBClient({ endpoint: gateway, region: "us-east-1", credentials, maxAttempts: 1 });
  const { TABLE_NAME: TableName } = dataEnvironment(assembly, values);
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "#x" } });
  return {
    put: (pk: string) => client.send(new PutItemCommand({ TableName, Item: key(pk) })),
    get: (pk: string) => client.send(new GetItemCommand({ TableName, Key: key(pk) })),
    remove: (pk: string) => client.send(new DeleteItemCommand({ TableName, Key: key(pk) })),
  };
}

const refused = { name: "AccessDeniedException" };

test("a sign-in can write sign-ins, and no account, claim, queue or audit row", async () => {
  const login = asFunction("login");
  await login.put("SESSION#nobody");
  for (const pk of ["U#nobody", "EMAIL#a@b.example", "NEW#MI#DETROIT", "AUDIT#2026-01-01", "SESSION"])
    await expect(login.put(pk), pk).rejects.toMatchObject(refused);
  await expect(login.get("PAY#x")).rejects.toMatchObject(refused);
  await expect(login.remove("U#nobody")).rejects.toMatchObject(refused);
});

test("a sign-out ends sign-ins alone, and a refresh writes nothing", async () => {
  await asFunction("logout").remove("SESSION#nobody");
  await expect(asFunction("logout").remove("U#nobody")).rejects.toMatchObject(refused);
  for (const pk of ["U#nobody", "SESSION#nobody"])
    await expect(asFunction("refreshSession").put(pk)).rejects.toMatchObject(refused);
});

test("a code and an availability check reach no account", async () => {
  for (const name of ["sendPhoneCode", "verifyPhone", "checkPhone", "checkEmail", "findLocations"]) {
    await expect(asFunction(name).get("U#nobody"), name).rejects.toMatchObject(refused);
    await expect(asFunction(name).put("U#nobody"), name).rejects.toMatchObject(refused);
  }
});

test("what makes staff accounts puts audit rows by its audit alone, and other rows of its kinds alone", async () => {
  for (const name of ["createAdmin", "createModerator", "createMasterModerator", "resendInvitation"]) {
    await asFunction(name).put("AUDIT#2000-01-01");
    await expect(asFunction(name).remove("AUDIT#2000-01-01"), name).rejects.toMatchObject(refused);
    for (const pk of ["NEW#MI#DETROIT", "ORDER#x", "PLACES#MI"])
      await expect(asFunction(name).put(pk), name).rejects.toMatchObject(refused);
  }
});
