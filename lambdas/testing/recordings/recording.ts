import { addFile } from "#lambdas/adapters/photos/photoFile.ts";
import { keyOfPhoto, thumbnailKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import { put, transact, update, type Write } from "#lambdas/records/table/table.ts";
import { plain } from "#lambdas/testing/images/plain.ts";
import { dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { inOwnShard } from "./inOwnShard.ts";
import { latestIn, recordedCity, renew, toText } from "./renew.ts";
import { rowsWrittenBy, type TableRow } from "./writtenBy.ts";

// Usual people and families are recorded once and written again under new ids: a resident took fifteen requests, a
// family sixty-five. recording.test.ts keeps both ways equal.

/** Other families share a partition's number of accounts. */
const isMatchCount = ({ sk, accounts, joins }: TableRow) => sk === "#" && joins !== undefined && accounts !== undefined;

interface RecordedRows {
  readonly rows: readonly TableRow[];
  /** The payment provider's objects and events. */
  readonly provider: unknown;
}

interface Recording<Result> extends RecordedRows {
  readonly result: Result;
}

export interface StoredRecording {
  readonly text: string;
  readonly at: number;
  readonly latest: number;
  readonly numbers: readonly string[];
  /** For `repeat`. */
  readonly owner?: string;
}

const objectsAt = new URL("/local/objects", process.env.STRIPE_API);

async function providerOf(customer: unknown): Promise<unknown> {
  if (customer === undefined) return undefined;
  return (await fetch(`${objectsAt}?about=${customer}`)).json();
}

const addToProvider = (objects: unknown) => fetch(objectsAt, { method: "POST", body: JSON.stringify(objects) });

export const fromText = (text: string) =>
  JSON.parse(text, (_, one) => (one?.["set of strings"] ? new Set(one["set of strings"]) : one));

async function record<Result>(work: () => Promise<Result>): Promise<StoredRecording> {
  const { result, rows } = await rowsWrittenBy(work);
  const customer = rows.find((row) => row.customer !== undefined)?.customer;
  const numbers = rows.flatMap(({ pk }) => (pk.startsWith("NUMBER#") ? [pk.slice("NUMBER#".length)] : []));
  const recording: Recording<Result> = { result, rows, provider: await providerOf(customer) };
  const text = toText(recording);
  return { text, at: Date.now(), latest: latestIn(text), numbers };
}

/** For all files of a process. */
const ofProcess = globalThis as { recordings?: Map<string, Promise<StoredRecording>> };
ofProcess.recordings ??= new Map();
const recordings = ofProcess.recordings;

/** Rows hold days unchanged, so a moved clock has other recordings. */
const today = () => [dayOf(new Date()), easternDayOf(new Date())].join(" ");

export function recordedOnce(name: string, make: () => Promise<StoredRecording>): Promise<StoredRecording> {
  const key = `${name} ${today()}`;
  const made = recordings.get(key) ?? make();
  recordings.set(key, made);
  made.catch(() => recordings.delete(key));
  return made;
}

const photosOf = (rows: readonly TableRow[]) =>
  rows.flatMap(({ pk, person }) => {
    const { img } = (person ?? {}) as { img?: string };
    return pk.startsWith("U#") && img ? [img] : [];
  });

async function addPhoto(photo: string): Promise<void> {
  await Promise.all([addFile(photo, plain.jpeg), addFile(thumbnailKeyOf(photo), plain.jpeg)]);
}

const oneMore = {
  UpdateExpression: "ADD accounts :one, joins :one",
  ExpressionAttributeValues: { ":one": 1 },
};

async function write({ rows, provider }: RecordedRows, beside: readonly Write[]): Promise<void> {
  const writes = rows.map((row) => (isMatchCount(row) ? update(row, oneMore) : put(inOwnShard(row))));
  await Promise.all([
    transact([...beside, ...writes]),
    ...photosOf(rows).map(addPhoto),
    provider && addToProvider(provider),
  ]);
}

/** Signed for their key. */
async function signAgain<Result>(result: Result): Promise<Result> {
  const { member } = result as { member?: { img: string; Thumbnail?: string } };
  const key = member && keyOfPhoto(member.img);
  if (!key) return result;
  const signed = { img: await signPhoto(key), Thumbnail: await signPhoto(thumbnailKeyOf(key)) };
  return { ...result, member: { ...member, ...signed } };
}

/** Under new ids in a city, as if just done. `beside` is in the same transaction. */
export async function again<Result>(
  name: string,
  city: string,
  work: (city: string) => Promise<Result>,
  beside: readonly Write[] = [],
): Promise<Result> {
  const { text, owner: _, ...recorded } = await recordedOnce(name, () => record(() => work(recordedCity)));
  const { result, ...written } = fromText(renew(text, { ...recorded, city })) as Recording<Result>;
  await write(written, beside);
  return signAgain(result);
}
