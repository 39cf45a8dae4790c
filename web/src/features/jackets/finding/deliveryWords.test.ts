import { expect, test } from "vitest";
import { deliveryWords } from "./deliveryWords.ts";

const [At, Received] = ["2026-11-22T15:00:00.000Z", "2026-11-03T15:00:00.000Z"];

test("a found jacket says where it stands, with its day; administrators read of which department", () => {
  expect(deliveryWords({ State: "WAITING", At })).toBe("Waiting since Nov 22 2026");
  expect(deliveryWords({ State: "RECEIVED", At, Department: "Detroit Fire" })).toBe(
    "Detroit Fire: Received Nov 22 2026",
  );
  expect(deliveryWords({ State: "CHANGED", At, Received })).toBe(
    "Received Nov 03 2026, a change waits since Nov 22 2026",
  );
  expect(deliveryWords({ State: "ENDED", At })).toBe("Ended Nov 22 2026");
});
