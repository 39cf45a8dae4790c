/** Lets calls wait until somebody is back (true) or has left (false). */
interface Gate {
  readonly wait: () => Promise<boolean>;
  readonly open: (isBack: boolean) => void;
}

export function createGate(): Gate {
  let waiting: Promise<boolean> | undefined;
  let resolve: (isBack: boolean) => void = () => {};
  return {
    wait: () => {
      waiting ??= new Promise((open) => {
        resolve = open;
      });
      return waiting;
    },
    open: (isBack) => {
      resolve(isBack);
      waiting = undefined;
    },
  };
}
