import type { OfflineCopy } from "../OfflineCopy.ts";

/** "2 of 40 homes, by address". */
export const shownWords = (shown: number, { homes, order }: Pick<OfflineCopy, "homes" | "order">): string =>
  `${shown} of ${homes.length} ${homes.length === 1 ? "home" : "homes"}, ${order}`;
