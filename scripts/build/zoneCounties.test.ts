import { expect, test } from "vitest";
import { zoneCounties } from "./zoneCounties.ts";

test("a table has each zone once with the numbers of its counties, and those of another state whole", () => {
  const table = [
    "WY|001|RIW|Yellowstone National Park|WY001|Park|56029|M|nw|44.6|-110.5",
    "WY|001|RIW|Yellowstone National Park|WY001|Gallatin|30031|M|nw|44.6|-110.5",
    "MI|076|DTX|Wayne|MI076|Wayne|26163|E|se|42.3|-83.3",
    "MI|075|DTX|Washtenaw|MI075|Washtenaw|26161|E|se|42.2|-83.8",
    "MI|075|DTX|Washtenaw|MI075|Washtenaw|26161|E|se|42.2|-83.8",
    "FM|001|PQE|Kosrae|FM001|Kosrae|64005|F||5.3|162.9",
    "",
  ];
  expect(zoneCounties(table.join("\r\n"))).toEqual({ MI: "075 161,076 163", WY: "001 029 30031" });
});
