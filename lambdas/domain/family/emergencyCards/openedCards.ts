import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { type AccessDetails, writeAccess } from "#lambdas/records/accounts/audit/access.ts";
import { endedSince } from "#lambdas/records/family/consent.ts";
import {
  answerOf,
  countCardTry,
  forgetCardTries,
  getCard,
  getOwnCard,
  mostTries,
  type OpenedCard,
} from "#lambdas/records/family/emergencyCard.ts";
import { getMember, type MemberDetails } from "#lambdas/records/family/member.ts";
import { digestOf, sameDigest } from "#lambdas/records/table/digest.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { openEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { EmergencyPage } from "#shared/model/emergencyCard.ts";
import { emergencyCardName } from "#shared/model/jacket/opening.ts";
import { showPage } from "./emergencyPages.ts";
import { noteCardOpening } from "./noteCardOpening.ts";

const ended = () =>
  new VisibleError("EMERGENCY_CARD_ENDED", "This card does not work any more: its family ended it, or made a new one.");

const stopped = () =>
  new VisibleError(
    "EMERGENCY_CARD_STOPPED",
    "This card stopped after too many wrong codes. Its family can make a new one.",
  );

function wrong({ tries }: OpenedCard): VisibleError {
  const left = mostTries - tries;
  if (left <= 0) return stopped();
  const tell = left === 1 ? "One more wrong code stops this card." : `${left} tries are left.`;
  return new VisibleError("EMERGENCY_CODE_WRONG", `This is not the code of this card. ${tell}`);
}

/** Counts first, so simultaneous tries cannot share a count. */
async function requireCode(token: string, code: string): Promise<OpenedCard> {
  const name = digestOf(token);
  if (!(await getCard(name))) throw ended();
  const card = await countCardTry(name);
  if (!card) throw (await getCard(name)) ? stopped() : ended();
  if (!sameDigest(card.answer, answerOf(token, code))) throw wrong(card);
  await forgetCardTries(name);
  return card;
}

type Reader = Pick<AccessDetails, "requestId" | "address">;

async function note({ id: mid, owner, person }: MemberDetails, reader: Reader): Promise<void> {
  const seen = { department: emergencyCardName, reason: "CARD" } as const;
  const opening = noteCardOpening({ owner, mid, first: person.First, last: person.Last, ...seen });
  await Promise.all([
    retryOnConflict(() => transact([opening, requireNotErased(owner, ended())])),
    writeAccess({
      accountId: owner,
      role: "USER",
      action: "openEmergencyCard",
      subject: `${owner}/${mid}`,
      requestId: reader.requestId,
      address: reader.address,
    }),
  ]);
}

/** The family's own paper: it works while the account is restricted or a payment is due. */
export async function open(
  { Token, Code }: ParsedRequestOf<typeof openEmergencyCard>,
  reader: Reader,
): Promise<EmergencyPage> {
  const { owner, mid } = await requireCode(Token, Code);
  const [account, own, member] = await Promise.all([getAccount(owner), getOwnCard(owner, mid), getMember(owner, mid)]);
  const isNewest = own?.name === digestOf(Token);
  if (!account || account.status === "DELETED" || !own || !isNewest || !member) throw ended();
  // New consent does not revive a card: the paper may be anywhere.
  if (endedSince(member, own.made)) throw ended();
  const [page] = await Promise.all([showPage(member, account, own.shows), note(member, reader)]);
  return page;
}
