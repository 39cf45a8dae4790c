import { join } from "node:path";
import type { Ports } from "#scripts/local/common/ports.ts";
import { type EventSources, startEventSources } from "#scripts/local/functions/startEventSources.ts";
import { startFunctions } from "#scripts/local/functions/startFunctions.ts";
import { type Rules, startRules } from "#scripts/local/functions/startRules.ts";
import { keptReport } from "#scripts/local/iam/permissionReports.ts";
import { createApi } from "#scripts/local/site/createApi.ts";
import { createDistribution } from "#scripts/local/site/createDistribution.ts";
import { deployedFiles } from "#scripts/local/site/deployedFiles.ts";
import { schedulePath } from "#scripts/local/site/schedulePage.ts";
import { startPaymentFrame, startSite } from "#scripts/local/site/startSite.ts";
import type { Dynamo } from "#scripts/local/standIns/startDynamo.ts";
import { type StandIns, startStandIns } from "#scripts/local/standIns/startStandIns.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";
import { deployedNames } from "#scripts/local/template/deployedNames.ts";
import { awsEnvironment } from "./environment.ts";

export interface Stack {
  readonly standIns: StandIns;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly assembly: Assembly;
  readonly ports: Ports;
  readonly folder: string;
  /** @default started with the others */
  readonly dynamo?: Promise<Dynamo>;
}

export async function startStack({ assembly, ports, folder, ...early }: Options): Promise<Stack> {
  const origin = `http://localhost:${ports.site}`;
  const report = keptReport(join(folder, "permissions.json"));
  const standIns = await startStandIns({
    assembly,
    ports,
    folder,
    ...early,
    siteAddresses: {
      webhookUrl: `${origin}/api/payment/webhook`,
      dailyRunUrl: `${origin}${schedulePath("sweepDays")}`,
    },
    onPermissionNews: report.later,
  });
  const { resolve, values, gateway, inbox } = standIns;
  const functions = startFunctions({
    assembly,
    resolve,
    values,
    environment: (name) => awsEnvironment(gateway, name),
    logFile: join(folder, "functions.log"),
  });
  let rules: Rules | undefined;
  let eventSources: EventSources | undefined;
  const stopBehind = async () => {
    rules?.stop();
    await eventSources?.stop();
    await functions.stop();
    await standIns.stop();
    await report.now(standIns.permissions());
  };
  try {
    rules = startRules(assembly, resolve, functions, standIns.bus);
    // Before the site opens: a stream is read from its present end on.
    eventSources = await startEventSources({ assembly, resolve, values, functions, gateway });
    const api = createApi(assembly, resolve, functions);
    const parts = { assembly, resolve, api, files: await deployedFiles(assembly, resolve) };
    const site = await startSite(ports.site, createDistribution(deployedNames.site, parts), { inbox, rules });
    const frames = await Promise.all(
      (["payment", "backup"] as const).map((host) =>
        startPaymentFrame(ports[host], createDistribution(deployedNames[host], parts)),
      ),
    );
    return {
      standIns,
      async stop() {
        await Promise.all([site, ...frames].map((one) => one.stop()));
        await stopBehind();
      },
    };
  } catch (error) {
    await stopBehind();
    throw error;
  }
}
