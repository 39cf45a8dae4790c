import { createHash } from "node:crypto";
import { eraseExport as eraseFile, writeExport } from "#lambdas/adapters/exports/exportFiles.ts";
import { sendWork } from "#lambdas/adapters/sendWork.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import {
  addPart,
  type ExportRecord,
  failExport,
  forgetExport,
  getEveryExport,
  getExport,
  partKey,
} from "#lambdas/records/registry/registryExport.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { WorkOf } from "#shared/contract/queues.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { isShape } from "../area/shapesOf.ts";
import { findHomes, type ListRequest } from "../findHomes.ts";
import { showHomes } from "../homeList.ts";
import { exportHomes } from "./exportedHomes.ts";
import { exporterOf } from "./exporter.ts";

type Task<Name extends WorkOf<"exports">["task"]> = Extract<WorkOf<"exports">, { task: Name }>;

/** With some people each, a page takes a second or two. */
const homesAtOnce = 50;

const lost = "The export ended: your account may not read this registry any more.";

/**
 * A list's homes, then those no map shows: a drawn area must not hide them. By address in every order: a home more
 * urgent meanwhile keeps its place, and none is missed.
 */
async function findPage({ department, unplaced, after, request }: ExportRecord) {
  const asked = JSON.parse(request) as ListRequest;
  const Area = unplaced ? ({ Unplaced: true } as const) : asked.Area;
  const list: ListRequest = { ...asked, Area, Order: "ADDRESS", Limit: homesAtOnce };
  const { rows, next } = await findHomes(department, list, after);
  const isLast = next === undefined && (unplaced || !isShape(asked.Area));
  return { asked, rows, next: isLast ? undefined : { unplaced: unplaced || next === undefined, after: next ?? "" } };
}

/** Equal pages have one name: a page that is done twice leaves one file. */
const nameOf = (content: string): string => createHash("sha256").update(content).digest("base64url");

async function writePage(record: ExportRecord, session: Session, done: Write): Promise<void> {
  const { asked, rows, next } = await findPage(record);
  // A file is read later: it has the hours that families said, not those left by now.
  const homes = await showHomes(rows, { ...asked, OutageSince: undefined }, servedBy(session));
  const exported = await exportHomes(session, record, { homes, reason: asked });
  const Homes = record.unplaced ? exported.map((home) => ({ ...home, Unplaced: true })) : exported;
  const content = JSON.stringify({ Homes });
  const part = nameOf(content);
  await writeExport(partKey(record, part), content);
  await transact([...addPart(record, { part, homes: homes.length, next }), done]);
}

/** A page that was written and not noted is written again. */
export async function exportPage({ account, id, page }: Task<"exportPage">, done: Write): Promise<void> {
  const record = await getExport(account, id);
  if (record?.status !== "RUNNING" || record.parts.length !== page) return;
  const session = await exporterOf(record).catch(only(VisibleError, () => undefined));
  if (session) await writePage(record, session, done);
  else await transact([...failExport(record, lost), done]);
}

/** In seconds; the longest that a queue holds a message back. */
const wait = 900;

/** Once its hour is over. */
export async function eraseExport({ account, id, waits, task }: Task<"eraseExport">): Promise<void> {
  const record = await getEveryExport(account, id);
  if (!record) return;
  if (record.expiresAt > secondsNow()) {
    if (waits > 0) await sendWork("exports", [{ work: { task, account, id, waits: waits - 1 } }], wait);
    return;
  }
  for (const part of record.parts) await eraseFile(partKey(record, part));
  await transact([forgetExport(record)]);
}
