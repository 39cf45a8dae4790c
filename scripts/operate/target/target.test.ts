import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { synthesize } from "#infra/testing/synthesize.ts";
import { json, serve } from "#scripts/local/common/serve.ts";
import { readAssembly } from "#scripts/local/template/assembly.ts";
import { bootstrapAdmin } from "#scripts/operate/bootstrapAdmin.ts";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { deployedEnvironment, signingOutput, variableOutputs } from "./deployedEnvironment.ts";
import { readOutputs } from "./outputs.ts";
import { openTarget } from "./target.ts";

const deployed = synthesize("dev");

const aFile = async (name: string, content: unknown): Promise<string> => {
  const path = join(tmpdir(), name);
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

function outputsOf(stage: string) {
  const told: Record<string, Record<string, string>> = {};
  for (const [stack, name] of [...Object.values(variableOutputs), signingOutput]) {
    const of = `Beforehand-${stage}-${stack}`;
    told[of] = { ...told[of], [name]: `${name} of ${stage}` };
  }
  return told;
}

test("a file of one deployment needs no stage, one of two does", async () => {
  const [dev, both] = [outputsOf("dev"), { ...outputsOf("dev"), ...outputsOf("prod") }];
  expect((await readOutputs(await aFile("dev.json", dev))).stage).toBe("dev");
  const path = await aFile("both.json", both);
  await expect(readOutputs(path)).rejects.toThrow("dev and prod: say which with --stage");
  expect((await readOutputs(path, "prod")).get("Data", "TableName")).toBe("TableName of prod");
  await expect(readOutputs(path, "live")).rejects.toThrow("say which");
});

test("a file that is missing, broken or another's is refused with what to do", async () => {
  await expect(readOutputs("/nowhere/outputs.json")).rejects.toThrow("npx cdk deploy --all --outputs-file");
  await expect(readOutputs(await aFile("broken.json", "{"))).rejects.toThrow("cannot be read");
  await expect(readOutputs(await aFile("other.json", { Other: {} }))).rejects.toThrow("no stack Beforehand-");
});

test("an output that an older version lacks is named", async () => {
  const told = outputsOf("dev");
  delete told["Beforehand-dev-Data"]?.MailRules;
  await expect(deployedEnvironment(await aFile("old.json", told))).rejects.toThrow(
    /does not tell MailRules of Beforehand-dev-Data/,
  );
});

test("the stacks tell every output that commands read", async () => {
  const { templates } = await readAssembly(deployed.outdir);
  const read = [
    ...Object.values(variableOutputs),
    signingOutput,
    ["Data", "OriginSecretArn"],
    ["Edge", "ApiAddress"],
  ] as const;
  const missing = read.filter(([stack, name]) => !templates.get(`Beforehand-dev-${stack}`)?.Outputs?.[name]);
  expect(missing).toEqual([]);
});

test("a deployment's environment is what its functions find, with the operator's own credentials", async () => {
  const secrets = await serve({ port: 0, name: "secrets" }, ({ body }) =>
    json({ SecretString: `text of ${JSON.parse(body.toString()).SecretId}` }),
  );
  vi.stubEnv("AWS_ENDPOINT_URL_SECRETS_MANAGER", secrets.url);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "an operator");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret");
  const environment = await deployedEnvironment(await aFile("whole.json", outputsOf("dev")));
  expect(environment).toMatchObject({
    STAGE: "dev",
    TABLE_NAME: "TableName of dev",
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "an operator",
    SIGNING_KEY: "text of SigningSecretArn of dev",
  });
  vi.unstubAllEnvs();
  await secrets.stop();
});

test("a target is required, and a stack that does not run is reported", async () => {
  await expect(openTarget({ local: false })).rejects.toThrow("--local or --outputs");
  await expect(openTarget({ local: true, outputs: "outputs.json" })).rejects.toThrow("--local or --outputs");
  vi.stubEnv("PORT", "9");
  await expect(openTarget({ local: true })).rejects.toThrow("Run npm start first");
  vi.unstubAllEnvs();
});

test("bootstrap-admin names every field that is wrong before it looks for a deployment", async () => {
  const words = ["--email", "ada@", "--first", "Ada", "--phone", "12"];
  const { code, text } = await captureOutput(() => runCommand(bootstrapAdmin, words));
  expect(code).toBe(1);
  for (const option of ["--email", "--last", "--phone"]) expect(text).toContain(`${option}: `);
  expect(text).toContain("--last: missing\n");
  expect(text).not.toContain("--phone: missing");
  expect(text).not.toContain("--first: ");
});

test("--help prints the usage, and an unknown option is refused with it", async () => {
  const help = await captureOutput(() => runCommand(bootstrapAdmin, ["--help"]));
  expect(help).toMatchObject({ code: 0, text: expect.stringContaining("npm run op -- bootstrap-admin") });
  const wrong = await captureOutput(() => runCommand(bootstrapAdmin, ["--password", "x"]));
  expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining("npm run op -- bootstrap-admin") });
});
