/** For a locked page's calls: true once its account has signed in again, false once it has left. */
interface PendingSignIn {
  readonly wait: () => Promise<boolean>;
  readonly settle: (hasSignedIn: boolean) => void;
}

export function createPendingSignIn(): PendingSignIn {
  let waiting: Promise<boolean> | undefined;
  let resolve: (hasSignedIn: boolean) => void = () => {};
  return {
    wait: () => {
      waiting ??= new Promise((settle) => {
        resolve = settle;
      });
      return waiting;
    },
    settle: (hasSignedIn) => {
      resolve(hasSignedIn);
      waiting = undefined;
    },
  };
}
