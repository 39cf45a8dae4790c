export type StartStep = <Result>(what: string, work: () => Result | Promise<Result>) => Promise<Result>;

export function createProgress(print: (line: string) => void): StartStep {
  const begin = Date.now();
  return async (what, work) => {
    print(`${((Date.now() - begin) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
    return work();
  };
}
