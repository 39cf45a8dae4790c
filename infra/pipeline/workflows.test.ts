import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { stages } from "#infra/config/config.ts";
import { packageJson, readWorkflows, readYaml } from "#infra/testing/readWorkflows.ts";

const workflows = readWorkflows();
const jobs = [...workflows].flatMap(([file, { jobs: own }]) =>
  Object.entries(own).map(([name, job]) => ({ where: `${file}, ${name}`, file, name, job })),
);
const steps = jobs.flatMap(({ where, job }) => (job.steps ?? []).map((step) => ({ where, ...step })));
const jobOf = (file: string, name: string) => workflows.get(file)?.jobs[name] ?? expect.fail(`${file}, ${name}`);

test("every action is pinned to a commit, with its version beside it", () => {
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(8);
  for (const action of used) expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40}$/);
  for (const file of workflows.keys()) {
    const text = readFileSync(join(import.meta.dirname, "../../.github/workflows", file), "utf8");
    for (const [line] of text.matchAll(/uses: [^.\s].*/g)) expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  }
  const versions = used.map((action) => action.replace(/^([\w-]+\/[\w-]+)[^@]*/, "$1"));
  expect(new Set(versions).size).toBe(new Set(versions.map((action) => action.split("@")[0])).size);
});

test("every command that a workflow names is one of package.json", () => {
  const named = steps.flatMap(({ run = "" }) =>
    [...run.matchAll(/npm run (?:--silent )?((?:op -- )?[\w-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named).toEqual(
    expect.arrayContaining(["validate", "synth", "bench", "op -- advisories", "deploy", "op -- smoke", "e2e"]),
  );
  for (const name of named) expect(Object.keys(packageJson.scripts)).toContain(name.split(" ")[0]);
});

test("a workflow holds no secret: AWS is reached by a token that lasts for the job", () => {
  for (const file of workflows.keys()) {
    const text = readFileSync(join(import.meta.dirname, "../../.github/workflows", file), "utf8");
    expect(text, file).not.toMatch(/secrets[.:[]|aws-access-key-id|aws-secret-access-key|AKIA/i);
  }
  const [signIn, ...others] = steps.filter(({ uses }) => uses?.startsWith("aws-actions/"));
  expect(signIn?.with).toMatchObject({
    "role-to-assume": expect.stringMatching(/^\$\{\{ vars\.ROLE }}$/),
    "aws-region": "us-east-1",
  });
  expect(others).toEqual([]);
});

test("a job has the permissions it needs and no more: deployments alone make the token for AWS, the scan alone writes its findings", () => {
  for (const { permissions } of workflows.values()) expect(permissions).toEqual({});
  for (const { where, file, name, job } of jobs) {
    const deploys = file === "deploy-stage.yml" || (file === "deploy.yml" && name !== "check");
    expect(job.permissions, where).toEqual({
      contents: "read",
      ...(deploys ? { "id-token": "write" } : {}),
      ...(file === "codeql.yml" ? { "security-events": "write" } : {}),
    });
    if (job.steps) expect(job["timeout-minutes"], where).toBeGreaterThan(0);
  }
});

test("prod is deployed after dev and beta, dev after the checks, each in its environment", () => {
  expect(jobOf("deploy.yml", "check").uses).toBe("./.github/workflows/check.yml");
  expect(jobOf("deploy.yml", "dev").needs).toBe("check");
  expect(jobOf("deploy.yml", "beta").needs).toBe("dev");
  expect(jobOf("deploy.yml", "prod").needs).toEqual(["dev", "beta"]);
  // A job is left out with its needs, unless its condition names each.
  for (const needed of ["needs.dev.result == 'success'", "needs.beta.result", "!cancelled()"])
    expect(jobOf("deploy.yml", "prod").if).toContain(needed);
  for (const stage of stages)
    expect(jobOf("deploy.yml", stage)).toMatchObject({
      uses: "./.github/workflows/deploy-stage.yml",
      with: { stage },
    });
  expect(jobOf("deploy-stage.yml", "deploy").environment).toMatch(/^\$\{\{ inputs\.stage }}$/);
});

test("a stage has one deployment at a time, which is never broken off, and one that waits for its approval holds up no other stage", () => {
  const { concurrency } = jobOf("deploy-stage.yml", "deploy");
  expect(concurrency).toEqual({
    group: expect.stringMatching(/^deploy-\$\{\{ inputs\.stage }}$/),
    "cancel-in-progress": false,
  });
  for (const file of ["deploy.yml", "deploy-stage.yml"]) expect(workflows.get(file)?.concurrency).toBeUndefined();
  for (const stage of stages) expect(jobOf("deploy.yml", stage).concurrency).toBeUndefined();
});

test("beta and prod are left out until a variable of the repository says that they are deployed from here", () => {
  expect(jobOf("deploy.yml", "beta").if).toContain("vars.BETA == 'yes'");
  expect(jobOf("deploy.yml", "prod").if).toContain("vars.PROD == 'yes'");
});

test("what others write reaches no command line: no run holds an expression", () => {
  for (const { where, run = "" } of steps) expect(run, where).not.toContain("${{");
  for (const [file, { on }] of workflows) expect(Object.keys(on), file).not.toContain("pull_request_target");
});

test("a deployment takes no cache, into which a pull request could have written", () => {
  const cached = jobs.filter(({ job }) => job.steps?.some(({ with: given }) => given?.cache)).map(({ file }) => file);
  expect(new Set(cached)).toEqual(new Set(["check.yml", "nightly.yml"]));
});

const dependabot = z.object({
  updates: z.array(
    z.object({
      "package-ecosystem": z.string(),
      ignore: z.optional(z.array(z.object({ "dependency-name": z.string() }))),
    }),
  ),
});

test("updates come for packages and actions, and each pin that stays names a package of package.json", () => {
  const { updates } = dependabot.parse(readYaml(".github/dependabot.yml"));
  expect(updates.map((one) => one["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  const { dependencies, devDependencies, optionalDependencies } = packageJson;
  const known = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const pins = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one["dependency-name"]));
  expect(pins).toEqual(expect.arrayContaining(["aws-cdk", "aws-cdk-lib"]));
  for (const pin of pins)
    expect(
      known.some((name) => (pin.endsWith("*") ? name.startsWith(pin.slice(0, -1)) : name === pin)),
      pin,
    ).toBe(true);
});
