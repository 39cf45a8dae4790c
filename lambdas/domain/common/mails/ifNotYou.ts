/** Ends notices of changes only a signed-in person could make. */
export const ifNotYou =
  "If it was not you, somebody else is signed in to your account: contact your local department at once.";
