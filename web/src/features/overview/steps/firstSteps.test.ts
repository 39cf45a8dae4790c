import { expect, test } from "vitest";
import { firstSteps } from "./firstSteps.ts";

const home = { Coverage: { Covered: true, By: ["Detroit responders"] } };
const uncovered = { Coverage: { Covered: false, By: [] } };
const [pending, underWay, paid] = (["PENDING", "PROCESSING", "COMPLETE"] as const).map((payed) => ({
  payed,
}));
const told = (...[households, members]: Parameters<typeof firstSteps>) =>
  firstSteps(households, members)
    .map(({ name, isDone, isNext }) => `${name}${isDone ? " done" : ""}${isNext ? " next" : ""}`)
    .join(", ");

test("a new account begins with its home", () => {
  expect(told([], [])).toBe("home next, people, payment");
});

test("with a home come the people, with a person the payment", () => {
  expect(told([home], [])).toBe("home done, people next, payment");
  expect(told([home], [{ payed: "PENDING" }])).toBe("home done, people done, payment next");
});

test("a payment that the bank still works on is not done", () => {
  expect([pending, underWay, paid].map((member) => member && firstSteps([home], [member])[2]?.isDone)).toEqual([
    false,
    false,
    true,
  ]);
});

test("a home where no department takes part is not the one that people are registered with", () => {
  expect(told([uncovered], [])).toBe("home next, people, payment");
  expect(told([uncovered, home], [])).toBe("home done, people next, payment");
});

test("a family that gave up its only home is asked for one again", () => {
  expect(told([], [{ payed: "COMPLETE" }])).toBe("home next, people done, payment done");
});
