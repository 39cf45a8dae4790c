import { handler as lapsePayments } from "#lambdas/events/lapsePayments.ts";

export async function dailyRun(): Promise<void> {
  await lapsePayments({ id: "tick", time: new Date().toISOString() });
}
