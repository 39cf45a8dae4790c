/** The contract's sentence for calls, before it is loaded. */
export const notReached = "We could not reach Beforehand. Check your connection and try again.";
