import { beforeEach, expect, test, vi } from "vitest";
import type { RequestOf } from "#shared/contract/call.ts";
import { readDraft, saveDraft } from "#shared/contract/drafts.ts";
import { errorSentences } from "#shared/errors.ts";
import { ApiError, noAnswer } from "#web/api/ApiError.ts";
import { saveAnswers } from "./saveAnswers.ts";
import { blankValues, type DraftValues, type WizardDraft } from "./wizardDraft.ts";

type Saving = RequestOf<typeof saveDraft>;

const server = { version: 0, draft: {} as Saving["Draft"], loses: "" as "" | "request" | "answer" };
const changed = () => new ApiError(409, "CHANGED_ELSEWHERE", errorSentences.CHANGED_ELSEWHERE);

/** As the server's signed copy. */
const shown = ({ img, ...said }: Saving["Draft"]) => ({
  ...said,
  ...(img && { img: `${img.replace("uploads", "photos")}?signature=${crypto.randomUUID()}` }),
});

function save({ Draft, Version }: Saving) {
  const { loses } = server;
  server.loses = "";
  if (loses === "request") throw noAnswer();
  if ((Version ?? 0) !== server.version) throw changed();
  // In the order of the contract.
  server.draft = saveDraft.request.shape.Draft.parse(JSON.parse(JSON.stringify(Draft)));
  server.version += 1;
  if (loses === "answer") throw noAnswer();
  return { Version: server.version };
}

vi.mock("#web/api/send.ts", () => ({
  send: async (call: { readonly path: string }, body: Saving) =>
    call.path === readDraft.path ? { Version: server.version, Draft: shown(server.draft) } : save(body),
}));

let draft: WizardDraft;
const store = {
  current: () => ({ ...draft, isUnsaved: true }),
  store: (next: WizardDraft) => {
    draft = next;
  },
};
const saveNow = () => saveAnswers("account-1", store, async () => "https://files.example/uploads/account-1/photo-1");

function type(values: Partial<DraftValues>): void {
  draft = { ...draft, values: { ...draft.values, ...values } };
}

async function lose(what: "request" | "answer"): Promise<void> {
  server.loses = what;
  await expect(saveNow()).rejects.toMatchObject({ code: "NO_ANSWER" });
}

beforeEach(() => {
  Object.assign(server, { version: 0, draft: {}, loses: "" });
  draft = { step: 1, values: blankValues, kept: { answers: "" } };
});

test("a save whose answer was lost is no other window: what was typed since is saved after it", async () => {
  // In another order than the contract's.
  type({ First: "Ada", Medical: { Other: true, DNR: true } });
  await lose("answer");
  type({ First: "Adaeze" });
  await saveNow();
  expect(server).toMatchObject({ version: 2, draft: { First: "Adaeze" } });
  expect(draft.kept).toMatchObject({ version: 2, unanswered: [] });
  type({ Last: "Okafor" });
  await saveNow();
  expect(server).toMatchObject({ version: 3, draft: { First: "Adaeze", Last: "Okafor" } });
});

test("the server's copy of a photo is the photo that was sent", async () => {
  type({ First: "Ada", Photo: new Blob(["photo"], { type: "image/jpeg" }) });
  await saveNow();
  type({ First: "Adaeze" });
  await lose("answer");
  type({ First: "Ada Maria" });
  await saveNow();
  expect(server.draft).toMatchObject({ First: "Ada Maria", img: expect.stringContaining("/photo-1") });
});

test("of several saves without an answer, any may be the one that is kept", async () => {
  type({ First: "Ada" });
  await lose("answer");
  type({ First: "Adaeze" });
  await lose("request");
  type({ Last: "Okafor" });
  await saveNow();
  expect(server).toMatchObject({ version: 2, draft: { First: "Adaeze", Last: "Okafor" } });
});

test("what is typed back after a lost answer is saved as well", async () => {
  await saveNow();
  type({ First: "Ada" });
  await lose("answer");
  type({ First: "" });
  await saveNow();
  expect(server.version).toBe(3);
  expect(server.draft).not.toHaveProperty("First");
});

test("another window's answers are not written over, after a lost answer neither", async () => {
  type({ First: "Ada" });
  await lose("answer");
  server.version += 1;
  server.draft = { ...server.draft, First: "Newer" };
  type({ First: "Adaeze" });
  await expect(saveNow()).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
  expect(server.draft).toMatchObject({ First: "Newer" });
  expect(draft.values.First).toBe("Adaeze");
});
