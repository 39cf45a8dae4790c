import { expect, test } from "vitest";
import { countyShapes } from "./countyShapes.ts";

const states = countyShapes();
const namesOf = (state: string) =>
  states
    .find((one) => one.state === state)
    ?.shapes.features.flatMap(({ properties }) => (properties?.part === "name" ? [properties.name] : []));

test("every county is in the file of its state alone", () => {
  const counted = states.map(({ state }) => namesOf(state)?.length ?? 0);
  expect(counted.reduce((sum, one) => sum + one, 0)).toBe(3_231);
  expect(namesOf("26")).toHaveLength(83);
  expect(namesOf("26")).toContain("Washtenaw");
  expect(namesOf("39")).not.toContain("Washtenaw");
});

test("a state has the names of its larger towns, the largest first", () => {
  const towns = states
    .find(({ state }) => state === "26")
    ?.shapes.features.flatMap(({ properties }) => (properties?.part === "town" ? [properties.name] : []));
  expect(towns?.slice(0, 3)).toEqual(["Detroit", "Grand Rapids", "Lansing"]);
  expect(towns).toContain("Ann Arbor");
  for (const { shapes } of states)
    expect(shapes.features.filter(({ properties }) => properties?.part === "town").length).toBeLessThanOrEqual(60);
});

test("the names of a state's counties and towns lie in its bounds, by which a map finds them", () => {
  for (const { bounds, shapes } of states)
    for (const { geometry } of shapes.features) {
      if (geometry.type !== "Point") continue;
      const [x = 0, y = 0] = geometry.coordinates;
      expect(x >= bounds[0] && y >= bounds[1] && x <= bounds[2] && y <= bounds[3]).toBe(true);
    }
});
