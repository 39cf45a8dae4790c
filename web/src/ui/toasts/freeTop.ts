/** A rectangle in the window, in px. */
export type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** The air between a message and the obstacles around it, in px. */
export const air = 8;

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right + air &&
  one.right > other.left - air &&
  one.top < other.bottom + air &&
  one.bottom > other.top - air;

/**
 * The highest top at which a rectangle meets no obstacle, from its own top downwards and not below `lowest`. Undefined
 * where none is free.
 */
export function freeTop(wanted: Rect, obstacles: readonly Rect[], lowest: number): number | undefined {
  const height = wanted.bottom - wanted.top;
  const tops = [wanted.top, ...obstacles.map(({ bottom }) => bottom + air)];
  const isFree = (top: number) => {
    const moved = { left: wanted.left, right: wanted.right, top, bottom: top + height };
    return !obstacles.some((obstacle) => meets(moved, obstacle));
  };
  return tops
    .filter((top) => top >= wanted.top && top <= lowest)
    .sort((one, other) => one - other)
    .find(isFree);
}
