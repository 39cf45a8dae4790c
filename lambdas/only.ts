/** For `catch`: answers one kind of error with `instead`, and throws any other again. */
export const only =
  <Kind extends Error, Result>(kind: new (...details: never[]) => Kind, instead: (error: Kind) => Result) =>
  (error: unknown): Result => {
    if (error instanceof kind) return instead(error);
    throw error;
  };
