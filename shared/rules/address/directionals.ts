/** USPS Publication 28, section 233: abbreviation and word. */
export const directionals: readonly (readonly string[])[] =
  "N NORTH, E EAST, S SOUTH, W WEST, NE NORTHEAST, NW NORTHWEST, SE SOUTHEAST, SW SOUTHWEST"
    .split(", ")
    .map((words) => words.split(" "));
