import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showPerson } from "#lambdas/domain/common/views/showMember.ts";
import { consentWork } from "#lambdas/domain/family/consent/consentWork.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { declaredOf, givenEvent, isWithheld, withEvent } from "#lambdas/records/family/consent.ts";
import { type FamilyMember, requirePerson } from "#lambdas/records/family/family.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { changeConsent } from "#shared/contract/family/consents.ts";
import type { Member } from "#shared/model/member.ts";
import { isAdultDue } from "#shared/rules/consent/isAdultDue.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { authorizationOf } from "./authorizationOf.ts";

type Change = ParsedRequestOf<typeof changeConsent>;

const objects = () =>
  new VisibleError("PERSON_OBJECTS", "This person does not want to be registered. Only they can change that.");

const declarationMissing = () =>
  new VisibleError("INVALID_REQUEST", "Please say who allows you to register this person.");

function withdrawn(member: MemberDetails, at: string): MemberDetails | undefined {
  if (member.withdrawn) return undefined;
  return { ...member, withdrawn: at, consents: withEvent(member, { act: "WITHDRAWN", at }) };
}

function isDeclared(member: MemberDetails, { Choice, Waiver }: NonNullable<Change["Authorization"]>): boolean {
  const { authorization } = member;
  if (isWithheld(member) || isAdultDue(declaredOf(member), easternDayOf(new Date()))) return false;
  return authorization?.choice === Choice && authorization.waiver === Waiver;
}

function given(member: MemberDetails, { Authorization }: Change, at: string): MemberDetails | undefined {
  if (!Authorization) throw declarationMissing();
  if (member.objected) throw objects();
  if (isDeclared(member, Authorization)) return undefined;
  const authorization = authorizationOf(Authorization, at);
  const consents = withEvent(member, givenEvent(authorization));
  return { ...member, authorization, consents, withdrawn: undefined };
}

async function save(session: Session, request: Change, { member, homes }: FamilyMember): Promise<void> {
  const at = new Date().toISOString();
  const changed = request.Act === "WITHDRAW" ? withdrawn(member, at) : given(member, request, at);
  if (!changed) return;
  await transact([
    jackets.requireActiveOwner(member.owner),
    replace(memberRecord(changed)),
    ...(await jackets.changeAll(changed, homes)),
    ...consentWork(changed, member),
    auditWrite(session, "changeConsent", { subject: `${member.owner}/${member.id}` }),
  ]);
}

/** Repeating it writes nothing. Refuses consent for a person who objects. */
export async function change(session: Session, request: Change): Promise<Member> {
  requireOwn(session, request.Parent_ID);
  const { accountId: owner } = session;
  await retryOnConflict(async () => save(session, request, await requirePerson(owner, request.ID)));
  return showPerson(owner, request.ID);
}
