import { handler as lapsePayments } from "#lambdas/events/lapsePayments.ts";

/** The daily run, started like EventBridge does. */
export async function dailyRun(): Promise<void> {
  await lapsePayments({ id: "tick", time: new Date().toISOString() });
}
