import { AsyncLocalStorage } from "node:async_hooks";
import { addFile } from "#lambdas/adapters/photos/photoFile.ts";
import { keyOfPhoto, thumbnailKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { type Key, put, table, transact } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import { plain } from "#lambdas/testing/images/plain.ts";
import { dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { latestIn, recordedCity, renew, toText } from "./renew.ts";

// Usual people and families are recorded once and written again under new ids: a resident took fifteen requests, a
// family sixty-five. recording.test.ts keeps both ways equal.

type Row = Key & Record<string, unknown>;

/** Limits of calls, and marks of past steps: no prepared state needs them. */
const passing = /^(LIMIT|GUESS|KNOWN|CODE|PAY|ONCE|PLACES)#/;

/** A partition's number of accounts is shared with other families. */
const isMatchCount = ({ sk, accounts, joins }: Row) => sk === "#" && joins !== undefined && accounts !== undefined;

interface RecordedRows {
  readonly rows: readonly Row[];
  /** The payment provider's objects and events. */
  readonly provider: unknown;
}

interface Recording<Result> extends RecordedRows {
  readonly result: Result;
}

interface StoredRecording {
  readonly text: string;
  readonly at: number;
  readonly latest: number;
  readonly numbers: readonly string[];
}

const writing = new AsyncLocalStorage<Map<string, Key>>();

interface Input {
  readonly Item?: Key;
  readonly Key?: Key;
  readonly TransactItems?: readonly Readonly<Record<string, Input>>[];
}

const keysOf = ({ Item, Key, TransactItems = [] }: Input): Key[] => [
  ...[Item ?? Key ?? []].flat(),
  ...TransactItems.flatMap((one) => Object.values(one)).flatMap(keysOf),
];

const isWrite = (command = "") => /^(TransactWrite|Put|Update)/.test(command);

export async function rowsWrittenBy<Result>(work: () => Promise<Result>) {
  const keys = new Map<string, Key>();
  const name = "records the written keys";
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const noted = isWrite(commandName) ? keysOf(args.input as Input) : [];
        for (const { pk, sk } of noted) writing.getStore()?.set(`${pk}\n${sk}`, { pk, sk });
        return next(args);
      },
    { step: "initialize", name, override: true },
  );
  const result = await writing.run(keys, work);
  const kept = [...keys.values()].filter(({ pk }) => !passing.test(pk));
  return { result, rows: await getMany<Row>(kept, { isConsistent: true }) };
}

const objectsAt = new URL("/local/objects", process.env.STRIPE_API);

async function providerOf(customer: unknown): Promise<unknown> {
  if (customer === undefined) return undefined;
  return (await fetch(`${objectsAt}?about=${customer}`)).json();
}

const addToProvider = (objects: unknown) => fetch(objectsAt, { method: "POST", body: JSON.stringify(objects) });

const fromText = (text: string) =>
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

const photosOf = (rows: readonly Row[]) =>
  rows.flatMap(({ pk, person }) => {
    const { img } = (person ?? {}) as { img?: string };
    return pk.startsWith("U#") && img ? [img] : [];
  });

async function addPhoto(photo: string): Promise<void> {
  await Promise.all([addFile(photo, plain.jpeg), addFile(thumbnailKeyOf(photo), plain.jpeg)]);
}

async function write({ rows, provider }: RecordedRows): Promise<void> {
  const own = rows.filter((row) => !isMatchCount(row));
  const count = {
    UpdateExpression: "ADD accounts :one, joins :one",
    ExpressionAttributeValues: { ":one": 1 },
  };
  await Promise.all([
    transact(own.map((row) => put(row))),
    ...rows.filter(isMatchCount).map((row) => updateOne(row, count)),
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

/** The result of work under new ids in a city, as if just done. */
export async function again<Result>(
  name: string,
  city: string,
  work: (city: string) => Promise<Result>,
): Promise<Result> {
  const key = `${name} ${today()}`;
  const made = recordings.get(key) ?? record(() => work(recordedCity));
  recordings.set(key, made);
  made.catch(() => recordings.delete(key));
  const { text, ...recorded } = await made;
  const { result, ...written } = fromText(renew(text, { ...recorded, city })) as Recording<Result>;
  await write(written);
  return signAgain(result);
}
