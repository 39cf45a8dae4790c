import { isDeepStrictEqual } from "node:util";

/** Whether a record has this content already. */
export const hasContent = <Details extends object>(record: Details, content: Partial<Details>): boolean =>
  Object.entries(content).every(([name, value]) => isDeepStrictEqual(value, record[name as keyof Details]));
