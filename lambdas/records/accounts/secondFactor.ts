import { notExpired } from "#lambdas/records/table/condition.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { decrypt, encrypt } from "#lambdas/records/table/encryption.ts";
import { newSecondFactorKey, secondFactorKey } from "#lambdas/records/table/keys.ts";
import { discard, get, getLive, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { putOne, updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

interface SecondFactorRecord extends Key {
  readonly secret: string;
  /** Keyed digests; DynamoDB has no empty set. */
  readonly recoveryCodes?: ReadonlySet<string>;
  /** The newest accepted code's; no code is accepted twice. */
  readonly lastStep: number;
}

const digestOfCode = (accountId: string, code: string) => keyedDigestOf(`recovery\n${accountId}\n${code}`);
const digestsOf = (accountId: string, codes: readonly string[]) =>
  new Set(codes.map((code) => digestOfCode(accountId, code)));

/** In place of an earlier setup's. */
export async function putNewSecret(accountId: string, secret: string, seconds: number): Promise<void> {
  const record = { secret: encrypt(secret, accountId), expiresAt: secondsNow() + seconds };
  await putOne(put({ ...newSecondFactorKey(accountId), ...record }));
}

/** Undefined without a setup, or when it has expired. */
export async function readNewSecret(accountId: string): Promise<string | undefined> {
  const found = await getLive<{ secret: string }>(newSecondFactorKey(accountId));
  return found && decrypt(found.secret, accountId);
}

/** Throws `expired` when it is gone. */
export const consumeNewSecret = (accountId: string, expired: Error): Write =>
  discard(newSecondFactorKey(accountId), notExpired(), expired);

interface NewSecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly lastStep: number;
}

/** Throws `present` when there is one. */
export function insertSecondFactor(
  accountId: string,
  { secret, recoveryCodes, lastStep }: NewSecondFactor,
  present: Error,
): Write {
  const record: SecondFactorRecord = {
    ...secondFactorKey(accountId),
    secret: encrypt(secret, accountId),
    recoveryCodes: digestsOf(accountId, recoveryCodes),
    lastStep,
  };
  return insert(record, present);
}

export const discardSecondFactor = (accountId: string): Write => discard(secondFactorKey(accountId));

export interface SecondFactor {
  readonly secret: string;
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

export async function getSecondFactor(accountId: string): Promise<SecondFactor | undefined> {
  const found = await get<SecondFactorRecord>(secondFactorKey(accountId));
  if (!found) return undefined;
  const { secret, lastStep, recoveryCodes } = found;
  return { secret: decrypt(secret, accountId), lastStep, recoveryCodesLeft: recoveryCodes?.size ?? 0 };
}

/** Returns false when this step or a newer one was accepted before. */
export async function consumeStep(accountId: string, step: number): Promise<boolean> {
  const changed = await updateOne(secondFactorKey(accountId), {
    UpdateExpression: "SET lastStep = :step",
    ConditionExpression: "lastStep < :step",
    ExpressionAttributeValues: { ":step": step },
  });
  return changed !== undefined;
}

/** Returns false for a wrong or used code. */
export async function consumeRecoveryCode(accountId: string, code: string): Promise<boolean> {
  const digest = digestOfCode(accountId, code);
  const changed = await updateOne(secondFactorKey(accountId), {
    UpdateExpression: "DELETE recoveryCodes :codes",
    ConditionExpression: "contains(recoveryCodes, :code)",
    ExpressionAttributeValues: { ":codes": new Set([digest]), ":code": digest },
  });
  return changed !== undefined;
}

/** Returns false without a second factor. */
export async function replaceRecoveryCodes(accountId: string, codes: readonly string[]): Promise<boolean> {
  const changed = await updateOne(secondFactorKey(accountId), {
    UpdateExpression: "SET recoveryCodes = :codes",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":codes": digestsOf(accountId, codes) },
  });
  return changed !== undefined;
}
