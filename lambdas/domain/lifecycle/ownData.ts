import { type RepeatedSignIn, requireSignInAgain } from "#lambdas/domain/accounts/requireSignInAgain.ts";
import { dataDownloaded } from "#lambdas/domain/common/mails/ownDataMailWords.ts";
import { primaryOf } from "#lambdas/domain/common/primaryOf.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showAccount } from "#lambdas/domain/common/views/showAccount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { getLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { downloadData } from "#shared/contract/ownData/downloads.ts";
import { joinLists, type OwnData, type OwnLists } from "#shared/model/ownData.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { photosOf } from "./accountPhotos.ts";
import { readRecords } from "./accountRecords.ts";
import { type OwnDataPart, partsOf } from "./ownDataParts.ts";

/** A function answers with at most 6 MB; this leaves room for one more part. */
const mostBytes = 3_000_000;

const openSeconds = 15 * 60;

interface Position {
  readonly after: string;
  readonly until: number;
}

const expired = () => new VisibleError("PASSWORD_REQUIRED", "This took longer than 15 minutes. Please begin again.");

/** As good as the password for some minutes: works in the same sign-in only. */
const listOf = ({ accountId, sessionId }: Session): string => `own data ${accountId} ${sessionId}`;

function goOn(session: Session, cursor: string): Position {
  const position = readCursor<Position>(listOf(session), cursor);
  if (position.until < secondsNow()) throw expired();
  return position;
}

async function begin(session: Session, credentials: RepeatedSignIn): Promise<Position> {
  await requireSignInAgain(session, credentials);
  await writeAudit(session, "downloadData", { subject: session.accountId });
  return { after: "", until: secondsNow() + openSeconds };
}

/** At least one part, and the last one's name where others are left. */
async function fill(parts: readonly OwnDataPart[], most: number): Promise<{ lists: OwnLists; last?: string }> {
  const shown: Partial<OwnLists>[] = [];
  let bytes = 0;
  for (const { name, show } of parts) {
    const one = await show();
    shown.push(one);
    bytes += Buffer.byteLength(JSON.stringify(one));
    if (bytes >= most && shown.length < parts.length) return { lists: joinLists(shown), last: name };
  }
  return { lists: joinLists(shown) };
}

async function showOwnAccount({ accountId, account }: Session): Promise<NonNullable<OwnData["Account"]>> {
  const { address, secondFactorSince } = account;
  const lastSeen = await getLastSeen(accountId);
  return {
    ...showAccount(account),
    ...address,
    ...(lastSeen ? { LastUsed: lastSeen } : {}),
    ...(secondFactorSince ? { SecondFactorSince: secondFactorSince } : {}),
  };
}

/**
 * Everything kept of the family, in several responses. The first asks for the password, writes an audit row and mails
 * the owner; none names staff.
 */
export async function download(
  session: Session,
  { Password, Code, Cursor }: ParsedRequestOf<typeof downloadData>,
  most = mostBytes,
): Promise<ResponseOf<typeof downloadData>> {
  if (Cursor === undefined && Password === undefined)
    throw new VisibleError("PASSWORD_REQUIRED", "Please enter your password.");
  const { after, until } = Cursor ? goOn(session, Cursor) : await begin(session, { Password: Password ?? "", Code });
  const [records, photos] = await Promise.all([readRecords(session.accountId), photosOf(session.accountId)]);
  const parts = await partsOf({ records, primary: primaryOf(session), photos });
  const { lists, last } = await fill(
    parts.filter(({ name }) => name > after),
    most,
  );
  if (Cursor === undefined) await sendNotice(session.account.email, dataDownloaded());
  return {
    ...(Cursor === undefined ? { Account: await showOwnAccount(session) } : {}),
    ...lists,
    ...(last ? { NextCursor: writeCursor(listOf(session), { after: last, until } satisfies Position) } : {}),
  };
}
