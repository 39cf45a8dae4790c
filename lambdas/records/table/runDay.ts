import { runKey } from "./keys.ts";
import { get, type Key, put } from "./table.ts";
import { putOne } from "./writeOne.ts";

interface RunRecord extends Key {
  readonly day: string;
}

/** The day from which a daily run goes on; undefined before its first one. */
export const getRunDay = async (name: string): Promise<string | undefined> =>
  (await get<RunRecord>(runKey(name)))?.day;

/** Records that a daily run has finished every day before this one. */
export async function putRunDay(name: string, day: string): Promise<void> {
  const record: RunRecord = { ...runKey(name), day };
  await putOne(put(record));
}
