import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photoKeyOf, uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { newAccount, openAccount } from "#lambdas/domain/accounts/openAccount.ts";
import { isSponsoredAt } from "#lambdas/domain/common/serving.ts";
import * as households from "#lambdas/domain/family/households.ts";
import * as links from "#lambdas/domain/family/links.ts";
import * as memberEdits from "#lambdas/domain/family/memberEdits.ts";
import { personOf } from "#lambdas/domain/family/personOf.ts";
import { keepImage, reencoded } from "#lambdas/domain/family/photos/photos.ts";
import { mostMembers } from "#lambdas/domain/family/registration.ts";
import { accountRecord } from "#lambdas/records/accounts/account.ts";
import { countMember } from "#lambdas/records/accounts/counters.ts";
import { matchesOfPerson, moveMatch } from "#lambdas/records/family/matches.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { easternDayOf, secondsNow } from "#shared/rules/dates.ts";
import type { DemoFamily, DemoMember, Portrait } from "./families.ts";

const taken = () => new Refusal("A demo account is there already.");
const refusals = { email: taken, phone: taken };

/** Without the welcome mail. */
async function makeOwner(
  { Email, First, Last, Cell, address }: DemoFamily,
  password: string,
  requestId: string,
): Promise<Session> {
  const names = { email: Email, first: First, last: Last, ...(Cell ? { cell: Cell } : {}) };
  const account = newAccount({ id: newId(), role: "USER", status: "ACTIVE", ...names, address });
  // No one reads the mail of these people.
  const proven = { ...account, emailVerified: account.created };
  await openAccount(proven, password, refusals);
  const session = { accountId: account.id, role: account.role, place: address, requestId };
  return { ...session, account: accountRecord(proven), signedInAt: secondsNow(), sessionId: requestId };
}

const encoded = new Map<Portrait, ReturnType<typeof reencoded>>();

/** Each is encoded once. */
function encode(portrait: Portrait): ReturnType<typeof reencoded> {
  const path = join(import.meta.dirname, "portraits", `${portrait}.png`);
  const image = encoded.get(portrait) ?? readFile(path).then(reencoded);
  encoded.set(portrait, image);
  return image;
}

async function putPortrait(owner: string, portrait: Portrait): Promise<string> {
  const photo = photoKeyOf(uploadKey(owner, newId()));
  await keepImage(photo, await encode(portrait));
  return photo;
}

const contactOf = ({ Mail, Phone }: Pick<DemoMember, "Mail" | "Phone">) => ({ Mail, Phone });

/** Counts as paid or sponsored, without a subscription. */
async function makeMember(
  owner: string,
  Last: string,
  { portrait, ...said }: DemoMember,
  isSponsored: boolean,
): Promise<MemberDetails> {
  const photo = { photo: await putPortrait(owner, portrait), photoDate: easternDayOf(new Date()) };
  const details = { ...said, Last, img: photoUrl(photo.photo), ...contactOf(said) };
  const created = new Date().toISOString();
  const person = personOf(details, photo.photo);
  const matches = matchesOfPerson(person);
  const record: MemberDetails = {
    id: newId(),
    owner,
    person,
    matches,
    homeCount: 0,
    photoDate: photo.photoDate,
    payed: "COMPLETE",
    created,
    edition: 1,
    version: 1,
    ...(isSponsored ? { isSponsored } : {}),
    authorization: { choice: "GUARDIAN", waiver: waiverVersion, at: created },
  };
  const counted = countMember(
    owner,
    { most: mostMembers, paid: !isSponsored, sponsored: isSponsored, additional: false },
    taken(),
  );
  await transact([counted, insert(memberRecord(record)), ...(await moveMatch(record, undefined, matches))]);
  return record;
}

export async function changeOne(
  session: Session,
  member: MemberDetails,
  { portrait: _, ...said }: DemoMember,
  Last: string,
): Promise<void> {
  const changed = { ...said, Last, img: photoUrl(member.person.img), ...contactOf(said) };
  const Additional = "Moved to the room on the ground floor.";
  await memberEdits.update(session, { ...changed, Additional, Parent_ID: session.accountId, ID: member.id });
}

export interface MadeFamily {
  readonly session: Session;
  readonly home: string;
  readonly made: readonly MemberDetails[];
}

/** Its jackets wait. */
export async function makeFamily(family: DemoFamily, password: string, requestId: string): Promise<MadeFamily> {
  const session = await makeOwner(family, password, requestId);
  const UID = session.accountId;
  const { ID: HHID } = await households.create(
    session,
    { UID, Name: family.home, ...family.address, ...family.facts, ...(family.Geo ? { Geo: family.Geo } : {}) },
    undefined,
  );
  const isSponsored = await isSponsoredAt([family.address]);
  const made: MemberDetails[] = [];
  for (const said of family.members) {
    const member = await makeMember(UID, family.Last, said, isSponsored);
    await links.assign(session, { UID, MID: member.id, HHID });
    made.push(member);
  }
  return { session, home: HHID, made };
}
