import { expect, test } from "vitest";
import { countRequestOf, readQuery, requestOf, writeQuery } from "./queueQuery.ts";

const read = (address: string) => readQuery(new URLSearchParams(address));
const asked = (address: string, seesEveryCity = true) => requestOf(read(address), seesEveryCity);

test("a query is read back as it was written", () => {
  const query = { search: "Núñez & co", sort: "NEWEST", city: "St. Clair", state: "MI" } as const;
  const address = writeQuery(new URLSearchParams("other=1"), query);
  expect(readQuery(new URLSearchParams(address.toString()))).toEqual(query);
  expect(address.get("other")).toBe("1");
});

test("only values that differ from the defaults are written", () => {
  const address = writeQuery(new URLSearchParams("search=Ada&sort=newest&city=Flint&state=MI"), {
    search: "",
    sort: "OLDEST",
    city: "",
    state: "",
  });
  expect(address.toString()).toBe("");
});

test("a made-up query requests nothing that the server refuses", () => {
  expect(asked("sort=sideways&state=Michigan&city=Detroit")).toEqual({});
  expect(asked(`search=${"a".repeat(500)}`).Search).toHaveLength(100);
});

test("five digits are a zip, also with four more; other text is words", () => {
  expect(asked("search= 48226 ")).toEqual({ Zip: "48226" });
  expect(asked("search=48226-1234")).toEqual({ Zip: "48226-1234" });
  expect(asked("search=482")).toEqual({ Search: "482" });
  expect(asked("search= O'Brien ")).toEqual({ Search: "O'Brien" });
  expect(asked("search=++")).toEqual({});
});

test("a city is requested together with its state, and only for roles that see every city", () => {
  expect(asked("city=Flint")).toEqual({});
  expect(asked("state=MI")).toEqual({});
  expect(asked("city=Flint&state=MI")).toEqual({ City: "Flint", State: "MI" });
  expect(asked("city=Flint&state=MI", false)).toEqual({});
});

test("a count is narrowed by place and zip: words and order do not change it", () => {
  expect(countRequestOf({ City: "Flint", State: "MI", Zip: "48502", Sort: "NEWEST" })).toEqual({
    City: "Flint",
    State: "MI",
    Zip: "48502",
  });
  expect(countRequestOf({ Search: "Ada" })).toEqual({});
});
