/** With the first call that was not asked for ahead: no first paint waits for it. */
export const loadTransport = () => import("./transport.ts");
