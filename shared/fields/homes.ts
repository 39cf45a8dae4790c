import * as z from "zod/mini";
import { id } from "./ids.ts";

/**
 * At how many households a member can live. A change rewrites the link and the jacket of each, and a row in the queue
 * of each of up to four departments there, and may claim a number, in one transaction, which holds 100 writes.
 */
export const mostHomes = 12;

const homeList = "Please choose house holds from your list";
const tooManyHomes = `Please choose at most ${mostHomes} house holds`;
const homeTwice = "Please choose each house hold once";
const eachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The households where a new member is to live; none is fine. */
export const homes = z
  .array(id, homeList)
  .check(z.maxLength(mostHomes, tooManyHomes), z.refine(eachOnce, homeTwice));

/** The ids among homes by id and assigned households as the server shows them. */
export const homeIds = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === "string");

/** Homes by id; the assigned households of a whole member object may stand there too, and count for nothing. */
export const homesOrAssigned = z.array(z.union([id, z.looseObject({})]), homeList).check(
  z.refine((values) => homeIds(values).length <= mostHomes, tooManyHomes),
  z.refine((values) => eachOnce(homeIds(values)), homeTwice),
);
