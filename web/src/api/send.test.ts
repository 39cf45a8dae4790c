import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { call } from "#shared/contract/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { ApiError } from "./ApiError.ts";
import { onAccountRestricted, provideRenewal, setToken } from "./accessToken.ts";
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
