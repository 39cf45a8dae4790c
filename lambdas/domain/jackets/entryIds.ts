import * as z from "zod/mini";
import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { notFound } from "#lambdas/errors.ts";
import { queueSort } from "#lambdas/records/jackets/queue.ts";
import { queuePk } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { entryKind } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";

const part = z.string().check(z.regex(/^[\w-]{8,64}$/));
const opened = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const parts = z.tuple([entryKind, z.string(), opened, part, part, part, z.int()]);

export interface EntryName {
  readonly kind: z.output<typeof entryKind>;
  readonly department: string;
  readonly opened: string;
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly content: number;
}

export function nameOf({ kind, department, opened, owner, mid, hid, content }: EntryName): EntryName {
  return { kind, department, opened, owner, mid, hid, content };
}

/** Opaque, without secrets, always checked when read. */
export const writeEntryId = ({ kind, department, opened, owner, mid, hid, content }: EntryName): string =>
  Buffer.from(JSON.stringify([kind, department, opened, owner, mid, hid, content])).toString("base64url");

function parse(id: string): unknown {
  try {
    return JSON.parse(Buffer.from(id, "base64url").toString());
  } catch {
    return undefined;
  }
}

/** Refuses other text and another department's entry, before any read. */
export function readEntryId(id: string, session: Session): EntryName {
  const { success, data } = parts.safeParse(parse(id));
  if (!success) throw notFound();
  const [kind, department, since, owner, mid, hid, content] = data;
  if (placeRoles.includes(session.role) && department !== departmentOf(session)) throw notFound();
  return { kind, department, opened: since, owner, mid, hid, content };
}

export const keyOfEntry = (name: EntryName): Key => ({ pk: queuePk(name.kind, name.department), sk: queueSort(name) });
