import type { Key } from "#lambdas/records/table/table.ts";
import { drain } from "./drain.ts";

type ReadMails<Mail> = (after: string, limit: number) => Promise<readonly Mail[]>;

export async function drainMails<Mail extends Key>(
  read: ReadMails<Mail>,
  work: (mail: Mail) => Promise<void>,
): Promise<void> {
  const failures: Error[] = [];
  await drain({ read, work, onFailure: (_mail, error) => failures.push(error), atOnce: 1 });
  if (failures[0]) throw failures[0];
}
