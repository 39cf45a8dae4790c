import { cityOfZip } from "#lambdas/domain/common/cityLookup.ts";
import { coverageOf } from "#lambdas/domain/common/coverage.ts";
import { waitlistLink } from "#lambdas/domain/common/mails/waitlistMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import {
  addWaiting,
  getWaiting,
  readWaitCounts,
  removeWaiting,
  waitingId,
} from "#lambdas/records/departments/waitlist.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { decrypt, encrypt } from "#lambdas/records/table/encryption.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { decideWaiting, joinWaitlist, listWaiting } from "#shared/contract/waitlist.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import type { Place } from "#shared/rules/place.ts";

const today = () => dayOf(new Date());

/** Cached coverage may be a minute old. */
const isCovered = async (place: Place): Promise<boolean> => coverageOf(await getPlace(place)).Covered;

const linkDays = 7;
const waitDays = 365;

/** A link carries its content: an unproven address is stored nowhere. */
interface LinkContent extends Place {
  readonly email: string;
  /** The last day on which it proves the address; it erases it on any. */
  readonly until: string;
}

const sealed = "waitlist link";

const linkTo = (content: LinkContent): string => encrypt(JSON.stringify(content), sealed);

const linkOver = () =>
  new VisibleError("WAITLIST_LINK_OVER", "This link is too old, or not whole. Look up your city and ask us again.");

function readLink(link: string): LinkContent {
  try {
    return JSON.parse(decrypt(link, sealed)) as LinkContent;
  } catch {
    throw linkOver();
  }
}

const zipUnknown = () => new VisibleError("ZIP_UNKNOWN", "We cannot find this ZIP code. Please check it.");

/** Mails the link that proves an address. */
export async function join({
  Email: email,
  State,
  Zip,
}: ParsedRequestOf<typeof joinWaitlist>): Promise<ResponseOf<typeof joinWaitlist>> {
  const place = await cityOfZip(Zip.slice(0, 5), State);
  if (!place) throw zipUnknown();
  const Covered = await isCovered(place);
  if (!Covered) {
    const link = linkTo({ ...place, email, until: addDays(today(), linkDays) });
    if (!(await sendNotice(email, waitlistLink(place.City, link, linkDays)))) throw new VisibleError("UNAVAILABLE");
  }
  return { ...place, Covered };
}

class Settled extends Error {}

const unlessSettled = only(Settled, () => undefined);

async function wait({ email, until, City, State }: LinkContent): Promise<void> {
  if (until < today()) throw linkOver();
  await transact(addWaiting({ City, State }, email, addDays(today(), waitDays), new Settled())).catch(unlessSettled);
}

async function leave({ email, City, State }: LinkContent): Promise<void> {
  const waiting = { City, State, id: waitingId(email) };
  const row = await getWaiting(waiting);
  if (row) await transact(removeWaiting(waiting, row, new Settled())).catch(unlessSettled);
}

/** Proves or erases the address of a link; a covered place has no waitlist. */
export async function decide({
  Link,
  Waits,
}: ParsedRequestOf<typeof decideWaiting>): Promise<ResponseOf<typeof decideWaiting>> {
  const content = readLink(Link);
  const { City, State } = content;
  const Covered = await isCovered(content);
  if (!Waits) await leave(content);
  else if (!Covered) await wait(content);
  return { City, State, Covered, Waits: Waits && !Covered };
}

const mostListed = 100;
const mostRead = 3_000;

export async function list(): Promise<ResponseOf<typeof listWaiting>> {
  const counts = (await readWaitCounts(mostRead)).filter(({ people }) => people > 0);
  const found = counts.toSorted((one, other) => other.people - one.people);
  const Places = found.slice(0, mostListed).map(({ City, State, people: People }) => ({ City, State, People }));
  return { Places, More: found.length > mostListed };
}
