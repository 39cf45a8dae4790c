import { isDeepStrictEqual } from "node:util";

export const hasContent = <Details extends object>(record: Details, content: Partial<Details>): boolean =>
  Object.entries(content).every(([name, value]) => isDeepStrictEqual(value, record[name as keyof Details]));
