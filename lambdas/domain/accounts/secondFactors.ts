import { generateSecret, generateURI } from "otplib";
import {
  recoveryCodesRenewed,
  secondFactorAdded,
  secondFactorRemoved,
} from "#lambdas/domain/common/mails/secondFactorMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { env } from "#lambdas/env.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { auditWrite, writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import {
  consumeNewSecret,
  discardSecondFactor,
  getSecondFactor,
  insertSecondFactor,
  putNewSecret,
  readNewSecret,
  replaceRecoveryCodes,
} from "#lambdas/records/accounts/secondFactor.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { readSecondFactor, startSecondFactor } from "#shared/contract/secondFactor.ts";
import { modeOf } from "#shared/rules/account/secondFactor.ts";
import { newRecoveryCodes, showRecoveryCode } from "./recoveryCodes.ts";
import { requirePassword } from "./requirePassword.ts";
import { acceptCode, stepOf, WrongCode } from "./secondFactorCodes.ts";

const setupSeconds = 15 * 60;

const present = () => new VisibleError("SECOND_FACTOR_ON", "Your sign-in has a second step already.");
const missing = () => new VisibleError("SECOND_FACTOR_OFF", "Your sign-in has no second step.");
const expired = () =>
  new VisibleError("SECOND_FACTOR_EXPIRED", "This took longer than 15 minutes. Please begin again.");
const kept = () =>
  new VisibleError("SECOND_FACTOR_KEPT", "Your work needs the second step: it can be changed, but not removed.");

export async function read({ accountId, role, account }: Session): Promise<ResponseOf<typeof readSecondFactor>> {
  const factor = await getSecondFactor(accountId);
  return {
    Mode: modeOf(env.secondFactor, role),
    ...(factor && account.secondFactorSince ? { Since: account.secondFactorSince } : {}),
    RecoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
  };
}

export async function start(session: Session, password: string): Promise<ResponseOf<typeof startSecondFactor>> {
  const { accountId, account } = session;
  if (account.secondFactorSince) throw present();
  await requirePassword(session, password);
  const Secret = generateSecret();
  await putNewSecret(accountId, Secret, setupSeconds);
  return { Secret, Uri: generateURI({ issuer: "Beforehand", label: account.email, secret: Secret }) };
}

export const withSecondFactor = (account: AccountRecord, since: string | undefined): AccountRecord =>
  accountRecord({ ...account, secondFactorSince: since, updated: new Date().toISOString() });

const show = (codes: readonly string[]) => ({ RecoveryCodes: codes.map(showRecoveryCode) });

export async function confirm(session: Session, code: string): Promise<{ RecoveryCodes: string[] }> {
  const { accountId, account } = session;
  const secret = await readNewSecret(accountId);
  if (!secret) throw account.secondFactorSince ? present() : expired();
  const lastStep = stepOf(secret, code.replaceAll(" ", ""));
  if (lastStep === undefined) throw new WrongCode();
  const recoveryCodes = newRecoveryCodes();
  await transact([
    consumeNewSecret(accountId, expired()),
    insertSecondFactor(accountId, { secret, recoveryCodes, lastStep }, present()),
    replace(withSecondFactor(account, new Date().toISOString()), changedElsewhere()),
    auditWrite(session, "confirmSecondFactor", { subject: accountId }),
  ]);
  await sendNotice(account.email, secondFactorAdded());
  return show(recoveryCodes);
}

export async function renewRecoveryCodes(session: Session, code: string): Promise<{ RecoveryCodes: string[] }> {
  const { accountId, account } = session;
  if (!account.secondFactorSince) throw missing();
  await acceptCode(accountId, code);
  const recoveryCodes = newRecoveryCodes();
  await writeAudit(session, "renewRecoveryCodes", { subject: accountId });
  if (!(await replaceRecoveryCodes(accountId, recoveryCodes))) throw missing();
  await sendNotice(account.email, recoveryCodesRenewed());
  return show(recoveryCodes);
}

export async function remove(session: Session, code: string): Promise<void> {
  const { accountId, account, role } = session;
  if (!account.secondFactorSince) throw missing();
  if (modeOf(env.secondFactor, role) === "required") throw kept();
  await acceptCode(accountId, code);
  await transact([
    discardSecondFactor(accountId),
    replace(withSecondFactor(account, undefined), changedElsewhere()),
    auditWrite(session, "removeSecondFactor", { subject: accountId }),
  ]);
  await sendNotice(account.email, secondFactorRemoved());
}
