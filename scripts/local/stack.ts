import { join } from "node:path";
import { createApi } from "./api.ts";
import type { Assembly } from "./assembly.ts";
import { deployedFiles } from "./deployedFiles.ts";
import { deployedNames } from "./deployedNames.ts";
import { createDistribution } from "./distribution.ts";
import { type Emulators, startEmulators } from "./emulators.ts";
import { awsEnvironment } from "./environment.ts";
import { startFunctions } from "./functions.ts";
import { keptReport } from "./iam/permissionReports.ts";
import type { Ports } from "./ports.ts";
import { type Schedules, startSchedules } from "./schedules.ts";
import { startPaymentFrame, startSite } from "./site.ts";

export interface Stack {
  readonly emulators: Emulators;
  readonly stop: () => Promise<void>;
}

/** Runs the whole synthesized app: its data, its functions, its API and what its distributions serve. */
export async function startStack(assembly: Assembly, ports: Ports, folder: string): Promise<Stack> {
  const report = keptReport(join(folder, "permissions.json"));
  const emulators = await startEmulators({
    assembly,
    ports,
    folder,
    webhooks: true,
    onPermissionNews: report.later,
  });
  const { resolve, values, gateway, inbox } = emulators;
  const functions = startFunctions({
    assembly,
    resolve,
    values,
    environment: (name) => awsEnvironment(gateway, name),
    logFile: join(folder, "functions.log"),
  });
  let schedules: Schedules | undefined;
  const stopBehind = async () => {
    schedules?.stop();
    await functions.stop();
    await emulators.stop();
    await report.now(emulators.permissions());
  };
  try {
    schedules = startSchedules(assembly, resolve, functions);
    const api = createApi(assembly, resolve, functions);
    const parts = { assembly, resolve, api, files: await deployedFiles(assembly, resolve) };
    const site = await startSite(ports.site, createDistribution(deployedNames.site, parts), {
      inbox,
      schedules,
    });
    const frame = await startPaymentFrame(ports.payment, createDistribution(deployedNames.payment, parts));
    return {
      emulators,
      async stop() {
        await Promise.all([site.stop(), frame.stop()]);
        await stopBehind();
      },
    };
  } catch (error) {
    await stopBehind();
    throw error;
  }
}
