import { heldJacketKey } from "#lambdas/records/table/keys.ts";
import { discard, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { isTakenOut, keptSeconds, type Transferred } from "./jacket.ts";
import { foundByDoor, foundByName, type Pair } from "./searchIndex.ts";

/** As transferred to the department, whatever waits since. */
interface HeldJacket extends Pair, Key {
  readonly department: string;
  readonly expiresAt?: number;
}

/** The second a taken-out record is gone; undefined for others. */
const endOfHeld = (transferred: Transferred): number | undefined =>
  isTakenOut(transferred) ? Math.floor(Date.parse(transferred.receipt.at) / 1000) + keptSeconds : undefined;

function heldJacket({ owner, mid, hid }: Pair, department: string, transferred: Transferred): HeldJacket {
  const { person, address } = transferred.snapshot;
  const pair = { owner, mid, hid };
  const expiresAt = endOfHeld(transferred);
  return {
    ...heldJacketKey(owner, mid, hid, department),
    ...pair,
    department,
    ...foundByName(department, pair, person),
    ...foundByDoor(department, pair, address),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

export const holdJacket = (pair: Pair, department: string, transferred: Transferred | undefined): Write =>
  transferred
    ? put(heldJacket(pair, department, transferred))
    : discard(heldJacketKey(pair.owner, pair.mid, pair.hid, department));
