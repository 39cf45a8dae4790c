import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photoKeyOf, uploadKey } from "#lambdas/adapters/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos.ts";
import { newAccount, openAccount } from "#lambdas/domain/accounts/openAccount.ts";
import * as households from "#lambdas/domain/family/households.ts";
import * as links from "#lambdas/domain/family/links.ts";
import * as memberEdits from "#lambdas/domain/family/memberEdits.ts";
import { mostMembers } from "#lambdas/domain/family/members.ts";
import { personOf } from "#lambdas/domain/family/personOf.ts";
import { keepImage } from "#lambdas/domain/family/photos.ts";
import * as entries from "#lambdas/domain/jackets/entries.ts";
import { writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { accountRecord } from "#lambdas/records/accounts/account.ts";
import { countMember } from "#lambdas/records/accounts/counters.ts";
import { matchesOfPerson, moveMatch } from "#lambdas/records/family/matches.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { dayOf, secondsNow } from "#shared/rules/dates.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { waiverVersion } from "#web/features/members/authorization/waiver.ts";
import { type DemoFamily, type DemoMember, demoCity, type Portrait } from "./families.ts";

const taken = () => new Refusal("A demo account is there already.");
const refusals = { email: taken, phone: taken };

/** Creates a resident who may sign in, without the welcome mail. */
async function makeOwner(
  { Email, First, Last, address }: DemoFamily,
  password: string,
  requestId: string,
): Promise<Session> {
  const names = { email: Email, first: First, last: Last };
  const account = newAccount({ id: newId(), role: "USER", status: "ACTIVE", ...names, address });
  // No one reads the mail of these people.
  const proven = { ...account, emailVerified: account.created };
  await openAccount(proven, password, refusals);
  const session = { accountId: account.id, role: account.role, place: address, requestId };
  return { ...session, account: accountRecord(proven), signedInAt: secondsNow(), sessionId: requestId };
}

/** Keeps a portrait as the photo of an upload would be. */
async function putPortrait(owner: string, portrait: Portrait): Promise<string> {
  const photo = photoKeyOf(uploadKey(owner, newId()));
  const file = await readFile(join(import.meta.dirname, "portraits", `${portrait}.png`));
  await keepImage(photo, file);
  return photo;
}

/** Creates a member who counts as paid, without a subscription. */
async function makeMember(
  owner: string,
  Last: string,
  { portrait, ...said }: DemoMember,
): Promise<MemberDetails> {
  const photo = { photo: await putPortrait(owner, portrait), photoDate: dayOf(new Date()) };
  const details = { ...said, Last, img: photoUrl(photo.photo), Mail: undefined, Phone: undefined };
  const created = new Date().toISOString();
  const person = personOf(details, photo.photo);
  const matches = matchesOfPerson(person);
  const record: MemberDetails = {
    ...{ id: newId(), owner, person, matches, homeCount: 0, photoDate: photo.photoDate },
    ...{ payed: "COMPLETE", created, edition: 1, version: 1 },
    authorization: { choice: "GUARDIAN", waiver: waiverVersion, at: created },
  };
  const counted = countMember(
    owner,
    { most: mostMembers, paid: true, sponsored: false, additional: false },
    taken(),
  );
  await transact([counted, insert(memberRecord(record)), ...(await moveMatch(record, undefined, matches))]);
  return record;
}

/** Transfers an owner's entries, as a moderator would. */
async function transferAll(owner: string, moderator: Session): Promise<void> {
  for (const source of queueSources("NEW", [defaultDepartmentOf(demoCity)]))
    for (const entry of await readEntries(source, "OLDEST", "", 500))
      if (entry.owner === owner) await entries.mark(moderator, writeEntryId(entry));
}

/** Makes a change that waits under Update Jackets. */
async function changeOne(
  session: Session,
  member: MemberDetails,
  { portrait: _, ...said }: DemoMember,
  Last: string,
): Promise<void> {
  const changed = { ...said, Last, img: photoUrl(member.person.img), Mail: undefined, Phone: undefined };
  const Additional = "Moved to the room on the ground floor.";
  await memberEdits.update(session, { ...changed, Additional, Parent_ID: session.accountId, ID: member.id });
}

interface Beside {
  readonly password: string;
  readonly moderator: Session;
}

/** Creates a family with its home and members, and its department's state. */
export async function makeFamily(family: DemoFamily, { password, moderator }: Beside): Promise<void> {
  const session = await makeOwner(family, password, moderator.requestId);
  const UID = session.accountId;
  const { ID: HHID } = await households.create(
    session,
    { UID, Name: family.home, ...family.address },
    undefined,
  );
  const made: MemberDetails[] = [];
  for (const said of family.members) {
    const member = await makeMember(UID, family.Last, said);
    await links.assign(session, { UID, MID: member.id, HHID });
    made.push(member);
  }
  const [first] = made;
  const [said] = family.members;
  if (!family.isKnown || !first || !said) return;
  await transferAll(UID, moderator);
  await changeOne(session, first, said, family.Last);
}
