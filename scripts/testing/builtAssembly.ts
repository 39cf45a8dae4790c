import { buildOutput } from "#scripts/local/start/buildOutput.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";

/** The app of npm start with its functions, which the product that runs has built. */
export const builtAssembly = async (): Promise<Assembly> => readAssembly(await buildOutput(async (_, work) => work()));
