import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { showPerson } from "#lambdas/domain/common/views/showMember.ts";
import { consentWork } from "#lambdas/domain/family/consent/consentWork.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { givenEvent, isWithheld, withEvent } from "#lambdas/records/family/consent.ts";
import { requirePerson } from "#lambdas/records/family/family.ts";
import { matchesOfPerson, moveMatch } from "#lambdas/records/family/matches.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import { addSponsorCheck } from "#lambdas/records/payments/paymentWork.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { updateMember } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { authorizationOf } from "./authorizationOf.ts";
import { hasContent } from "./hasContent.ts";
import { personOf } from "./personOf.ts";
import { accept } from "./photos/photos.ts";
import { requireHomes } from "./registration.ts";

type Edit = ParsedRequestOf<typeof updateMember>;

/** While consent is withdrawn, only changeConsent declares. */
function declared(member: MemberDetails, { Authorization }: Edit): Pick<MemberDetails, "authorization" | "consents"> {
  const { authorization, consents } = member;
  if (authorization || !Authorization || isWithheld(member)) return { authorization, consents };
  const taken = authorizationOf(Authorization, new Date().toISOString());
  return { authorization: taken, consents: consents && withEvent(member, givenEvent(taken)) };
}

/** The declaration on record stays. */
const contradicts = ({ Authorization }: Edit, { authorization }: MemberDetails): boolean =>
  Authorization !== undefined &&
  authorization !== undefined &&
  (Authorization.Choice !== authorization.choice || Authorization.Waiver !== authorization.waiver);

/** Where a member waiting for the first payment is to live; links say it of others. */
async function wantedHomes(
  { payed, homeCount, wanted }: MemberDetails,
  request: Edit,
): Promise<MemberDetails["wanted"]> {
  const { Parent_ID, Wanted: HouseHolds } = request;
  if (HouseHolds === undefined || payed !== "PENDING" || homeCount) return wanted;
  const homes = await requireHomes({ Parent_ID, HouseHolds });
  return homes.length > 0 ? homes.map(({ id }) => id) : undefined;
}

/** An unsent checklist stays, so no client loses a flag such as DNR. */
async function detailsOf(member: MemberDetails, request: Edit) {
  const { owner, person, photoDate } = member;
  const [photo, wanted] = await Promise.all([
    accept(owner, request.img, { photo: person.img, photoDate }),
    wantedHomes(member, request),
  ]);
  return {
    person: personOf(request, photo.photo, person),
    photoDate: photo.photoDate,
    wanted,
    ...declared(member, request),
  };
}

const alreadyDeclared = () =>
  new VisibleError("AUTHORIZATION_DECLARED", "Who allows this registration was declared already.");

const retireReplaced = (member: MemberDetails, changed: MemberDetails): Write[] =>
  member.person.img === changed.person.img ? [] : [retirePhoto({ owner: member.owner, photo: member.person.img })];

/**
 * Jackets included. Equal content writes nothing. Refuses a foreign photo and an older version. Adds an authorization
 * where there is none.
 */
export async function update(session: Session, request: Edit): Promise<Member> {
  requireOwn(session, request.Parent_ID);
  const owner = session.accountId;
  let edition = request.Version;
  await retryOnConflict(async () => {
    const { member, homes } = await requirePerson(owner, request.ID);
    const details = await detailsOf(member, request);
    const contradiction = contradicts(request, member);
    if (!contradiction && hasContent<MemberDetails>(member, details)) return;
    edition ??= member.edition;
    if (edition !== member.edition) throw changedElsewhere();
    if (contradiction) throw alreadyDeclared();
    const matches = matchesOfPerson(details.person);
    const confirmed = easternDayOf(new Date());
    const changed = { ...member, ...details, matches, confirmed, edition: edition + 1 };
    await transact([
      jackets.requireActiveOwner(owner),
      replace(memberRecord(changed)),
      ...(await jackets.changeAll(changed, homes)),
      ...retireReplaced(member, changed),
      ...consentWork(changed, member),
      ...(await moveMatch(member, member.matches, matches)),
      // A department may pay there.
      ...(hasContent<MemberDetails>(member, { wanted: changed.wanted }) ? [] : [addSponsorCheck(owner)]),
    ]);
  });
  return showPerson(owner, request.ID);
}
