import { expect, test } from "vitest";
import { offeredFirst, unregisteredFirst } from "./offeredFirst.ts";

const rosa = { FirstName: "Rosa", LastName: "De La Cruz" };
const nothing = { First: "", isFirstOffered: false };
const offered = { First: "Rosa", isFirstOffered: true };

test("for oneself the account's first name is offered, for others none", () => {
  expect(offeredFirst({ ...nothing, choice: "SELF" }, "Rosa")).toEqual(offered);
  for (const choice of ["GUARDIAN", "PERMISSION", ""] as const)
    expect(offeredFirst({ ...nothing, choice }, "Rosa")).toBeUndefined();
});

test("another choice takes an untouched offer away", () => {
  for (const choice of ["GUARDIAN", "PERMISSION"] as const)
    expect(offeredFirst({ ...offered, choice }, "Rosa")).toEqual(nothing);
});

test("a typed name stays with each choice, even one like the account's", () => {
  for (const choice of ["SELF", "GUARDIAN", "PERMISSION"] as const) {
    expect(offeredFirst({ First: "Rosalind", isFirstOffered: true, choice }, "Rosa")).toBeUndefined();
    expect(offeredFirst({ First: "Rosa", isFirstOffered: false, choice }, "Rosa")).toBeUndefined();
  }
});

test("whoever is registered already, however the name is written, is not offered again", () => {
  expect(unregisteredFirst(rosa, [{ First: "Ada", Last: "De La Cruz" }])).toBe("Rosa");
  expect(unregisteredFirst(rosa, [{ First: "rosa", Last: "Delacruz" }])).toBe("");
  expect(offeredFirst({ ...nothing, choice: "SELF" }, "")).toBeUndefined();
});
