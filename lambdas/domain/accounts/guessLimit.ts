import { guessingNoticed } from "#lambdas/domain/common/mails/passwordMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { slowDown } from "#lambdas/errors.ts";
import {
  forgiveGuess,
  getGuesses,
  isKnownAddress,
  putKnownAddress,
  replaceGuesses,
} from "#lambdas/records/accounts/guesses.ts";
import { Conflict } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

// Addresses new to an account share one ceiling of guesses: thousands of them pass any limit by address. Addresses
// where the owner signed in are free of it: strangers can lock no one out.

const day = 24 * 3_600;
const knownSeconds = 180 * day;
const freeFailures = 10;
const firstWait = 30;
const longestWait = 15 * 60;
const noticedFailures = 15;

/** Seconds: 30 after the tenth failure, doubling up to 15 minutes. */
export const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - freeFailures));

/** A try to sign in, wrong until known to be right. */
export interface Guess {
  readonly right: () => Promise<void>;
  /** Tells the owner once the count is high. */
  readonly wrong: (isAccount: boolean) => Promise<void>;
}

async function addGuess(email: string): Promise<number> {
  const time = secondsNow();
  const before = await getGuesses(email);
  if (before.nextAt > time) throw slowDown(before.nextAt - time);
  const failures = before.failures + 1;
  const after = { failures, nextAt: time + waitAfter(failures) };
  if (!(await replaceGuesses(email, before, after, day))) throw new Conflict();
  return failures;
}

/** Before the password is checked: parallel tries must not share one count. */
const countGuess = (email: string): Promise<number> =>
  retryOnConflict(() => addGuess(email)).catch((error: unknown) => {
    throw error instanceof Conflict ? slowDown(1) : error;
  });

/** Throws SLOW_DOWN while new places have to wait. */
export async function openGuess(email: string, address: string): Promise<Guess> {
  const isKnown = await isKnownAddress(email, address);
  const failures = isKnown ? 0 : await countGuess(email);
  return {
    async right() {
      await putKnownAddress(email, address, knownSeconds);
      if (!isKnown) await forgiveGuess(email);
    },
    async wrong(isAccount) {
      if (isAccount && failures === noticedFailures) await sendNotice(email, guessingNoticed());
    },
  };
}

/** Its owner has proven to be there. */
export const rememberAddress = (email: string, address: string): Promise<void> =>
  putKnownAddress(email, address, knownSeconds);
