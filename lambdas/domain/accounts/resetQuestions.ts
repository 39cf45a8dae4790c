import { requireCount } from "#lambdas/domain/common/requireCount.ts";
import type { TextCaller } from "#lambdas/domain/common/texts/requireText.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { isMailboxProven } from "#lambdas/records/accounts/mailbox.ts";
import { countResetTry, forgetResetTries, getResetTries } from "#lambdas/records/accounts/resetTries.ts";
import { type DraftDetails, dropDraft, getDraft } from "#lambdas/records/family/draft.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { readHouseholds } from "#lambdas/records/family/household.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { dateOfBirth } from "#shared/fields/body.ts";
import { sealedFacts } from "#shared/model/householdShapes.ts";
import { type Challenge, requireCode } from "./oneTimeCodes.ts";
import { textCode } from "./phones.ts";

// A mailbox typed at sign-up may be a stranger's: its link alone opens no medical record.

const mostTries = 5;
const textsADay = 5;

const codeRequired = () =>
  new VisibleError("RESET_CODE_REQUIRED", "Please type the code that we texted to the phone number of your account.");
const birthDateRequired = () =>
  new VisibleError(
    "RESET_BIRTH_DATE_REQUIRED",
    "Please enter the date of birth of one of the people who are registered with your account.",
  );
const birthDateDiffers = () =>
  new VisibleError("BIRTH_DATE_DIFFERS", "None of the people of this account has this date of birth.");
const needsHelp = () =>
  new VisibleError(
    "RESET_NEEDS_HELP",
    "Please ask the administrators of Beforehand for help with your password. Your department can reach them.",
  );

export type CallerPlace = Omit<TextCaller, "share">;

export interface ResetAnswers {
  readonly Code?: string | undefined;
  readonly Dob?: string | undefined;
}

async function countTry(accountId: string): Promise<void> {
  if ((await countResetTry(accountId)) > mostTries) throw needsHelp();
}

interface TextedCode {
  readonly challenge: Challenge;
  readonly accountId: string;
  readonly from: CallerPlace;
}

async function text({ challenge, accountId, from }: TextedCode): Promise<void> {
  await requireCount(`reset text|${challenge.challenge}`, 1, 60);
  await requireCount(`reset text|${accountId}`, textsADay, 86_400);
  // Whoever has the link is no stranger.
  await textCode(challenge, { share: "known", ...from });
}

async function requireTextedCode(texting: TextedCode, code?: string): Promise<Write> {
  if (code === undefined) {
    await text(texting);
    throw codeRequired();
  }
  await countTry(texting.accountId);
  return requireCode(texting.challenge, code);
}

async function requireBirthDate(accountId: string, birthDates: readonly string[], typed?: string) {
  if (typed === undefined) throw birthDateRequired();
  await countTry(accountId);
  if (!birthDates.includes(typed)) throw birthDateDiffers();
}

/** Of the people, and of the wizard's unfinished one. */
async function birthDatesOf(owner: string, draft: DraftDetails | undefined): Promise<string[]> {
  const drafted = dateOfBirth().safeParse(draft?.answers?.Dob);
  const dates = (await readMembers(owner)).map(({ person }) => person.Dob);
  return drafted.success ? [...dates, drafted.data] : dates;
}

/** Refuses where a home says how to get in, and drops the wizard's draft: the link alone shows neither. */
async function withoutAnswer(owner: string, draft: DraftDetails | undefined): Promise<Write[]> {
  const { households } = await readHouseholds(owner);
  if (households.some((household) => Object.keys(sealedFacts(factsOf(household))).length > 0)) throw needsHelp();
  return draft?.answers ? [dropDraft(draft)] : [];
}

/**
 * Until the mailbox is proven: a code texted to the account's number, or without one the birth date of one of its
 * people. Returns writes for the reset. After five answers administrators must help.
 */
export async function requireAnswer(
  account: AccountRecord,
  token: string,
  { Code, Dob }: ResetAnswers,
  from: CallerPlace,
): Promise<Write[]> {
  if (isMailboxProven(account)) return [];
  const { id, cell } = account;
  if ((await getResetTries(id)) >= mostTries) throw needsHelp();
  if (cell) {
    const challenge = { challenge: `reset\n${token}`, recipient: cell };
    return [await requireTextedCode({ challenge, accountId: id, from }, Code), forgetResetTries(id)];
  }
  const draft = await getDraft(id);
  const birthDates = await birthDatesOf(id, draft);
  if (birthDates.length === 0) return withoutAnswer(id, draft);
  await requireBirthDate(id, birthDates, Dob);
  return [forgetResetTries(id)];
}
