import { runKey } from "./keys.ts";
import { get, type Key, put } from "./table.ts";
import { putOne } from "./writeOne.ts";

interface RunRecord extends Key {
  readonly day: string;
}

/** The next day of a daily run; undefined before its first. */
export const getRunDay = async (name: string): Promise<string | undefined> =>
  (await get<RunRecord>(runKey(name)))?.day;

/** Records every day before this one as done. */
export async function putRunDay(name: string, day: string): Promise<void> {
  const record: RunRecord = { ...runKey(name), day };
  await putOne(put(record));
}
