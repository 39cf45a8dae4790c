export type Load = () => Promise<unknown>;

/** The parts of every signed-in screen. */
export const frame: readonly Load[] = [
  () => import("./SignedIn.tsx"),
  () => import("#web/session/pageSession.ts"),
  () => import("#web/session/manager/sessionCalls.ts"),
];
