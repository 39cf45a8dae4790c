import * as z from "zod/mini";
import { id } from "./ids.ts";

/**
 * A change writes for each home a link, a jacket, a queue row for up to four departments, and perhaps a
 * number, in one transaction of at most 100 writes.
 */
export const mostHomes = 12;

const homeList = "Please choose house holds from your list";
const tooManyHomes = `Please choose at most ${mostHomes} house holds`;
const homeTwice = "Please choose each house hold once";
const eachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const homes = z.array(id, homeList).check(z.maxLength(mostHomes, tooManyHomes), z.refine(eachOnce, homeTwice));

export const homeIds = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === "string");

/** Assigned households of a whole member object are ignored. */
export const homesOrAssigned = z.array(z.union([id, z.looseObject({})]), homeList).check(
  z.refine((values) => homeIds(values).length <= mostHomes, tooManyHomes),
  z.refine((values) => eachOnce(homeIds(values)), homeTwice),
);
