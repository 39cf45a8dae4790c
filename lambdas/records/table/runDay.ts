import { runKey } from "./keys.ts";
import { get, type Key, put } from "./table.ts";
import { putOne } from "./writeOne.ts";

interface RunRecord extends Key {
  readonly day: string;
}

export const getRunDay = async (name: string): Promise<string | undefined> => (await get<RunRecord>(runKey(name)))?.day;

/** Every day before this one is done. */
export async function putRunDay(name: string, day: string): Promise<void> {
  await putOne(put<RunRecord>({ ...runKey(name), day }));
}
