import { App } from "aws-cdk-lib";
import { region, type Stage, stages } from "#infra/config/config.ts";
import { PipelineStack } from "./pipelineStack.ts";

const subject = /^[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/;

function read(app: App, name: string, allowed: (value: string) => boolean, what: string): string {
  const value = String(app.node.tryGetContext(name) ?? "");
  if (allowed(value)) return value;
  throw new Error(`${name} is "${value}"; set it to ${what}, with -c ${name}=...`);
}

/** Deployed once by hand, apart from the product: no deployment can widen its permissions. */
export function pipelineApp(context: Readonly<Record<string, string>> = {}): App {
  const app = new App({ context: { ...context }, analyticsReporting: false });
  const isStage = (value: string) => stages.some((stage) => stage === value);
  const stage = read(app, "stage", isStage, stages.join(" or ")) as Stage;
  const repository = read(app, "repository", (value) => subject.test(value), "owner/name as GitHub's tokens say it");
  const backupRegion: unknown = app.node.tryGetContext("backupRegion");
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  new PipelineStack(app, `Beforehand-${stage}-Pipeline`, {
    stage,
    repository,
    ...(backupRegion ? { backupRegion: String(backupRegion) } : {}),
    env: { region, ...(account ? { account } : {}) },
    terminationProtection: stage === "prod",
    tags: { application: "beforehand", stage },
  });
  return app;
}

if (import.meta.main) pipelineApp().synth();
