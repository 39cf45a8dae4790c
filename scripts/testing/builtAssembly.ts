import { buildOutput } from "#scripts/local/start/buildOutput.ts";
import { type Assembly, readAssembly } from "#scripts/local/template/assembly.ts";

/** Of npm start, with the functions that the running product has built. */
export const builtAssembly = async (): Promise<Assembly> => readAssembly(await buildOutput(async (_, work) => work()));
