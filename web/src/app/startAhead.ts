import {
  listMarksPath,
  listNewEntriesPath,
  listUpdatedEntriesPath,
  refreshSessionPath,
} from "#shared/contract/earlyPaths.ts";
import type { ShownPhoto } from "#shared/fields/photo.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { askEarly } from "#web/api/earlyAnswers.ts";
import { photoAddresses } from "#web/entities/member/photoAddresses.ts";
import { marksRequest } from "#web/features/jackets/queue/marksRequest.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { frame, type Load } from "./frame.ts";

interface Queue {
  readonly kind: EntryKind;
  readonly path: string;
  readonly load: Load;
}

const newJackets: Queue = {
  kind: "NEW",
  path: listNewEntriesPath,
  load: () => import("#web/features/jackets/NewEntriesPage.tsx"),
};
const updates: Queue = {
  kind: "UPDATED",
  path: listUpdatedEntriesPath,
  load: () => import("#web/features/jackets/UpdatedEntriesPage.tsx"),
};

const queues: Partial<Record<string, Queue>> = {
  "/NewEntries": newJackets,
  "/FFRNewEntry": newJackets,
  "/UpdatedEntries": updates,
  "/FFRUpdate": updates,
};

/** Not the part that an earlier visit chose. */
const isWhole = (): boolean => (history.state as { usr?: unknown } | null)?.usr == null;

async function readSoon<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await askEarly({ path, body, token });
  return JSON.parse(answer.body ?? "") as Answer;
}

interface Listed {
  readonly entries?: readonly ShownPhoto[];
}

async function askAhead({ Role: role }: SessionUser, queue: Queue | undefined): Promise<void> {
  const { JWT: token } = await readSoon<{ readonly JWT?: string }>(refreshSessionPath, {});
  if (!token || !queue || !isWhole()) return;
  const { kind, path } = queue;
  const marks = role === "ENGINEER" ? undefined : readSoon(listMarksPath, marksRequest(kind), token);
  const { entries: [first] = [] } = await readSoon<Listed>(path, {}, token);
  const [photo] = first ? photoAddresses(first) : [];
  if (photo) new Image().src = photo;
  await marks;
}

/**
 * Loads the parts of the account's screen while the program comes, and asks for the session, a queue and its first
 * photo. A part or an answer that is missing the program asks for itself, and tells.
 */
export function startAhead(): void {
  const { user } = sessionStore.state();
  if (!user) return;
  const queue = user.Role === "USER" ? undefined : queues[location.pathname];
  askAhead(user, queue).catch(() => undefined);
  for (const load of [...frame, ...(queue ? [queue.load] : [])]) load().catch(() => undefined);
}
