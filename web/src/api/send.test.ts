import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { ApiError } from "./ApiError.ts";
import { noteDeparture, onAccountRestricted, provideRenewal, setToken } from "./accessToken.ts";
import { askEarly } from "./earlyAnswers.ts";
import { send } from "./send.ts";
import type { TransportRequest } from "./transport.ts";

const sent = vi.fn<(request: TransportRequest) => Promise<unknown>>();
vi.mock("./transport.ts", () => ({ transport: (request: TransportRequest) => sent(request) }));

const jwt = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.x`;
const rules = { method: "POST", callers: ["USER"], uses: [] } as const;
const createThing = call({
  ...rules,
  path: "/thing",
  creates: true,
  request: z.object({ Name: z.string() }),
  response: z.object({ ID: z.string() }),
});
const listThings = call({
  ...rules,
  path: "/things",
  request: z.object({}),
  response: z.object({ Things: z.array(z.string()) }),
});
const findThings = call({
  ...rules,
  path: "/things",
  request: z.object({ Name: z.string() }),
  response: listThings.response,
});
const lamp = { Name: "Lamp" };
const refused = new ApiError(401, "SIGN_IN", errorSentences.SIGN_IN);

const settled = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 20, "waiting"))]);

let answers: ((hasSignedIn: boolean) => void)[] = [];

/** The account has signed in again, or has left. */
async function signInAgain(hasSignedIn: boolean): Promise<void> {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.shift()?.(hasSignedIn);
}

beforeEach(() => {
  sent.mockReset();
  setToken(jwt(900));
  answers = [];
  provideRenewal(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
});

test("a refused save waits for its account and is then repeated unchanged, once", async () => {
  sent.mockRejectedValueOnce(refused).mockResolvedValueOnce({ ID: "lamp-1" });
  const saving = send(createThing, lamp);
  expect(await settled(saving)).toBe("waiting");
  setToken(jwt(900));
  await signInAgain(true);
  expect(await saving).toEqual({ ID: "lamp-1" });
  const keys = sent.mock.calls.map(([{ headers }]) => headers["Idempotency-Key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("without a token nothing is sent until there is one", async () => {
  setToken(undefined);
  const reading = send(listThings, {});
  expect(await settled(reading)).toBe("waiting");
  expect(sent).not.toHaveBeenCalled();
  sent.mockResolvedValueOnce({ Things: [] });
  setToken(jwt(900));
  await signInAgain(true);
  expect(await reading).toEqual({ Things: [] });
});

test("a call whose account leaves never settles, and the next one like it has a new key", async () => {
  sent.mockRejectedValueOnce(refused);
  const saving = send(createThing, lamp);
  await settled(saving);
  await signInAgain(false);
  expect(await settled(saving)).toBe("waiting");
  sent.mockResolvedValueOnce({ ID: "lamp-1" });
  await send(createThing, lamp);
  const [first, second] = sent.mock.calls.map(([{ headers }]) => headers["Idempotency-Key"]);
  expect(second).not.toBe(first);
});

test("what comes of a call after its account has left is nobody's, but of a call that needs no account", async () => {
  const sign = call({ ...rules, callers: "anyone", path: "/sign", request: z.object({}), response: z.object({}) });
  for (const failure of [undefined, new ApiError(500, "UNEXPECTED", "No.")]) {
    sent.mockImplementationOnce(async () => {
      noteDeparture();
      if (failure) throw failure;
      return { Things: [] };
    });
    expect(await settled(send(listThings, {}))).toBe("waiting");
  }
  sent.mockImplementationOnce(async () => {
    noteDeparture();
    return {};
  });
  expect(await settled(send(sign, {}))).toEqual({});
  sent.mockResolvedValueOnce({ Things: ["lamp"] });
  expect(await settled(send(listThings, {}))).toEqual({ Things: ["lamp"] });
});

test("a token that is refused again is an error, not another retry", async () => {
  provideRenewal(async () => true);
  sent.mockRejectedValue(refused);
  await expect(send(listThings, {})).rejects.toThrow(errorSentences.SIGN_IN);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a restricted account is reported, and its call waits; any other refusal is the call's own", async () => {
  const left = vi.fn();
  onAccountRestricted(left);
  sent.mockRejectedValueOnce(new ApiError(403, "NOT_ALLOWED", errorSentences.NOT_ALLOWED));
  await expect(send(listThings, {})).rejects.toThrow(errorSentences.NOT_ALLOWED);
  expect(left).not.toHaveBeenCalled();
  sent.mockRejectedValueOnce(new ApiError(403, "ACCOUNT_RESTRICTED", errorSentences.ACCOUNT_RESTRICTED));
  const saving = send(createThing, lamp);
  expect(await settled(saving)).toBe("waiting");
  await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith());
  sent.mockResolvedValueOnce({ ID: "lamp-1" });
  await signInAgain(true);
  expect(await saving).toEqual({ ID: "lamp-1" });
});

test("an answer that was asked for early is taken once, for the token and the fields it was asked with", async () => {
  const fetched = vi.fn(async () => Response.json({ Things: ["early"] }));
  vi.stubGlobal("fetch", fetched);
  const [token, other] = [jwt(900), jwt(901)];
  sent.mockResolvedValue({ Things: ["late"] });
  await askEarly({ path: "/things", body: {}, token });
  setToken(other);
  expect(await send(listThings, {})).toEqual({ Things: ["late"] });
  setToken(token);
  expect(await send(findThings, { Name: "lamp" })).toEqual({ Things: ["late"] });
  expect(await send(listThings, {})).toEqual({ Things: ["early"] });
  expect(await send(listThings, {})).toEqual({ Things: ["late"] });
  expect(fetched).toHaveBeenCalledOnce();
});

test("a session that was asked for early is asked for again after a call that may have ended it", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ Things: ["early"] })),
  );
  const listOpenThings = { ...listThings, callers: "anyone" } as const;
  sent.mockResolvedValue({ Things: ["late"] });
  await askEarly({ path: "/things", body: {}, token: undefined });
  await send(findThings, { Name: "lamp" });
  expect(await send(listOpenThings, {})).toEqual({ Things: ["late"] });
});

test("an early answer that breaks off is asked for again; a page of somebody else is no answer", async () => {
  const token = jwt(900);
  setToken(token);
  const early = { path: "/things", body: {}, token };
  const torn = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  const fetched = vi.fn(async () => new Response(torn));
  vi.stubGlobal("fetch", fetched);
  await expect(askEarly(early)).rejects.toThrow("network error");
  sent.mockResolvedValueOnce({ Things: ["late"] });
  expect(await send(listThings, {})).toEqual({ Things: ["late"] });
  fetched.mockResolvedValueOnce(new Response("<html>Sign in to the network</html>"));
  await askEarly(early);
  await expect(send(listThings, {})).rejects.toMatchObject({ status: 0, code: "NO_ANSWER" });
});

test("a refusal that was asked for early is an error as any other; without an answer the call is made", async () => {
  const token = jwt(900);
  setToken(token);
  const fetched = vi.fn(async () => Response.json({ Code: "SLOW_DOWN", Message: "Wait." }, { status: 429 }));
  vi.stubGlobal("fetch", fetched);
  await askEarly({ path: "/things", body: {}, token });
  await expect(send(listThings, {})).rejects.toMatchObject({ status: 429, code: "SLOW_DOWN", message: "Wait." });
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(askEarly({ path: "/things", body: {}, token })).rejects.toThrow("Failed to fetch");
  sent.mockResolvedValueOnce({ Things: [] });
  expect(await send(listThings, {})).toEqual({ Things: [] });
});
