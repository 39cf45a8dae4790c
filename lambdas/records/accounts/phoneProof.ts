import { notExpired } from "#lambdas/records/table/condition.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { proofKey } from "#lambdas/records/table/keys.ts";
import { discard, getLive, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

const keyOfProof = (cell: string, proof: string): Key => proofKey(keyedDigestOf(["proof", proof, cell].join("\n")));

/** For this number only. */
export const insertProof = (cell: string, proof: string, seconds: number): Write =>
  insert({ ...keyOfProof(cell, proof), expiresAt: secondsNow() + seconds });

export const hasProof = async (cell: string, proof: string): Promise<boolean> =>
  (await getLive(keyOfProof(cell, proof))) !== undefined;

/** Throws `invalid` unless the proof is good. */
export const consumeProof = (cell: string, proof: string, invalid: Error): Write =>
  discard(keyOfProof(cell, proof), notExpired(), invalid);
