import { type BuildOptions, build, type Metafile } from "esbuild";

const part = 32;

/**
 * Builds many bundles, some at a time, and tells what is in each. The bundler holds all that it builds at once in memory:
 * 3.4 GB for 109 functions, 1.4 GB for 32, in the same time.
 */
export async function buildInParts(
  options: BuildOptions,
  entryPoints: readonly { readonly in: string; readonly out: string }[],
): Promise<Metafile> {
  const whole: Metafile = { inputs: {}, outputs: {} };
  for (let at = 0; at < entryPoints.length; at += part) {
    const some = entryPoints.slice(at, at + part);
    const { metafile } = await build({ ...options, entryPoints: some, metafile: true });
    Object.assign(whole.inputs, metafile.inputs);
    Object.assign(whole.outputs, metafile.outputs);
  }
  return whole;
}
