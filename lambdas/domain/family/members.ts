import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showMember } from "#lambdas/domain/common/views/showMember.ts";
import * as orders from "#lambdas/domain/payments/orders.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { requirePerson } from "#lambdas/records/family/family.ts";
import { matchesOfPerson } from "#lambdas/records/family/matches.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { Member } from "#shared/model/member.ts";
import { authorizationOf } from "./authorizationOf.ts";
import { personOf } from "./personOf.ts";
import { accept, type Photo } from "./photos.ts";
import {
  CountRefused,
  type Creation,
  mostMembers,
  planRegistration,
  registrationWrites,
} from "./registration.ts";

async function refusal(owner: string): Promise<VisibleError> {
  const { households = 0, members = 0 } = await getCounters(owner);
  if (households < 1) return new VisibleError("HOUSEHOLD_REQUIRED");
  if (members >= mostMembers)
    return new VisibleError(
      "TOO_MANY_MEMBERS",
      `You can register at most ${mostMembers} members with one account.`,
    );
  return orders.needsFullPlan();
}

function newMember(id: string, request: Creation, photo: Photo): MemberDetails {
  const created = new Date().toISOString();
  const person = personOf(request, photo.photo);
  return {
    id,
    owner: request.Parent_ID,
    person,
    matches: matchesOfPerson(person),
    homeCount: 0,
    photoDate: photo.photoDate,
    ...(request.Authorization && { authorization: authorizationOf(request.Authorization, created) }),
    payed: "PENDING",
    created,
    edition: 1,
    version: 1,
  };
}

async function save(candidate: MemberDetails, request: Creation, first: Write[]): Promise<MemberDetails> {
  try {
    // A provider's event may change the order meanwhile.
    return await retryOnConflict(async () => {
      const registration = await planRegistration(candidate, request);
      // In this order: a retry is recognized before its order counts as used.
      await transact([...first, ...registrationWrites(registration)]);
      return registration.member;
    });
  } catch (error) {
    throw error instanceof CountRefused ? await refusal(candidate.owner) : error;
  }
}

async function show(owner: string, id: string): Promise<Member> {
  const { member, homes } = await requirePerson(owner, id);
  return showMember(member, homes);
}

/**
 * Registers a member: paid by an order, COMPLETE where a department pays at one of the homes, else PENDING.
 * Requires a household and a photo of the caller's own. Refuses an order that is foreign, unpaid, insufficient or
 * used; an unpaid one first of all where no department takes part.
 */
export async function create(session: Session, request: Creation, once: Once | undefined): Promise<Member> {
  requireOwn(session, request.Parent_ID);
  const owner = session.accountId;
  const again = (earlier: string) => show(owner, earlier);
  const earlier = await sentBefore(accountPk(owner), once);
  if (earlier !== undefined) return again(earlier);
  const photo = await accept(owner, request.img);
  const member = newMember(newId(), request, photo);
  const make = async (first: Write[]) => {
    const made = await save(member, request, first);
    return made.homeCount ? again(made.id) : showMember(made);
  };
  return createOnce(accountPk(owner), once, member.id, make, again);
}
