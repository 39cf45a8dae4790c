/** Where the contract, which has the same sentence for calls, is not loaded yet. */
export const notReached = "We could not reach Beforehand. Check your connection and try again.";
