import {
  listHouseholdsPath,
  listMarksPath,
  listMembersPath,
  listNewEntriesPath,
  listUpdatedEntriesPath,
  refreshSessionPath,
} from "#shared/contract/earlyPaths.ts";
import type { ShownPhoto } from "#shared/fields/photo.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { askEarly } from "#web/api/earlyAnswers.ts";
import { familyRequest } from "#web/entities/familyRequest.ts";
import { photoAddresses } from "#web/entities/member/photoAddresses.ts";
import { marksRequest } from "#web/features/jackets/queue/marksRequest.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { frame, type Load } from "./frame.ts";
import { entrances, homePaths } from "./homePaths.ts";

type Read = <Answer>(path: string, body: unknown) => Promise<Answer>;

interface FirstScreen {
  readonly load: Load;
  readonly ask: (user: SessionUser, read: Read) => Promise<unknown>;
}

interface Listed {
  readonly entries?: readonly ShownPhoto[];
}

function preloadPhoto({ entries: [first] = [] }: Listed): void {
  const [photo] = first ? photoAddresses(first) : [];
  if (photo) new Image().src = photo;
}

const queue = (kind: EntryKind, path: string, load: Load): FirstScreen => ({
  load,
  // Together: one that fails leaves no rejection of the other behind.
  ask: (_, read) => Promise.all([read(listMarksPath, marksRequest(kind)), read<Listed>(path, {}).then(preloadPhoto)]),
});

const overview: FirstScreen = {
  load: () => import("./page/ResidentOverview.tsx"),
  ask: ({ ID }, read) =>
    Promise.all([listHouseholdsPath, listMembersPath].map((path) => read(path, familyRequest(ID)))),
};

const ofResidents: Partial<Record<string, FirstScreen>> = { "/Overview": overview };
const ofStaff: Partial<Record<string, FirstScreen>> = {
  "/NewEntries": queue("NEW", listNewEntriesPath, () => import("#web/features/jackets/NewEntriesPage.tsx")),
  "/UpdatedEntries": queue(
    "UPDATED",
    listUpdatedEntriesPath,
    () => import("#web/features/jackets/UpdatedEntriesPage.tsx"),
  ),
};

function firstScreenOf({ Role: role }: SessionUser): FirstScreen | undefined {
  const { pathname } = location;
  const path = entrances.includes(pathname) ? homePaths[role] : pathname;
  return (role === "USER" ? ofResidents : ofStaff)[path];
}

/** Not the part chosen in an earlier visit. */
const isWhole = (): boolean => (history.state as { usr?: unknown } | null)?.usr == null;

async function readSoon<Answer>(path: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await askEarly({ path, body, token });
  return JSON.parse(answer.body ?? "") as Answer;
}

async function askAhead(user: SessionUser, screen: FirstScreen | undefined): Promise<void> {
  const { JWT: token } = await readSoon<{ readonly JWT?: string }>(refreshSessionPath, {});
  if (token && screen && isWhole()) await screen.ask(user, (path, body) => readSoon(path, body, token));
}

/**
 * Loads the account's screen while the program comes, and asks for the session and the first screen's lists. The
 * program asks again for missing parts and answers, and tells failures.
 */
export function startAhead(): void {
  const { user } = sessionStore.state();
  if (!user) return;
  const screen = firstScreenOf(user);
  askAhead(user, screen).catch(() => undefined);
  for (const load of [...frame, screen?.load ?? (() => import("#web/api/transport.ts"))]) load().catch(() => undefined);
}
