import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#lambdas/records/table/keys.ts";
import { signPhoto } from "./signPhoto.ts";

const minute = 60_000;
/** The beginning of a ten-minute window. */
const noon = Date.UTC(2026, 10, 23, 12);

const aKey = () => `photos/account1/${newId()}`;

function signedAt(time: number, key: string): Promise<string> {
  vi.useFakeTimers({ toFake: ["Date"], now: time });
  return signPhoto(key);
}

function endOf(address: string): number {
  const { searchParams } = new URL(address);
  const [, y, mo, d, h, mi, s] = (
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(searchParams.get("X-Amz-Date") ?? "") ?? []
  ).map(Number);
  const from = Date.UTC(y ?? 0, (mo ?? 0) - 1, d, h, mi, s);
  return from + Number(searchParams.get("X-Amz-Expires")) * 1_000;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("for ten minutes a photo has one address, then another", async () => {
  const key = aKey();
  const first = await signedAt(noon, key);
  expect(await signedAt(noon + 10 * minute - 1, key)).toBe(first);
  const next = await signedAt(noon + 10 * minute, key);
  expect(next).not.toBe(first);
  // The same from another container.
  expect(await signedAt(noon + 5 * minute, key)).toBe(first);
});

test("an address works for 15 minutes at least and 25 at most, whenever it is given", async () => {
  const key = aKey();
  for (const time of [noon, noon + 1, noon + 5 * minute, noon + 10 * minute - 1, noon + 10 * minute]) {
    const left = endOf(await signedAt(time, key)) - time;
    expect(left).toBeGreaterThanOrEqual(15 * minute);
    expect(left).toBeLessThanOrEqual(25 * minute);
  }
});

test("an address of earlier credentials is not given again", async () => {
  const key = aKey();
  vi.stubEnv("AWS_SESSION_TOKEN", "the first");
  const first = await signedAt(noon, key);
  vi.stubEnv("AWS_SESSION_TOKEN", "the second");
  expect(new URL(await signedAt(noon, key)).searchParams.get("X-Amz-Security-Token")).toBe("the second");
  expect(first).toContain("the+first");
});

test("an address that another role signed is not given", async () => {
  const key = aKey();
  const credentialOf = (address: string) => new URL(address).searchParams.get("X-Amz-Credential");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "one");
  expect(credentialOf(await signedAt(noon, key))).toMatch(/^one\//);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "another");
  expect(credentialOf(await signedAt(noon, key))).toMatch(/^another\//);
});

test("each photo has an address of its own, however many were signed before", async () => {
  const keys = Array.from({ length: 2_100 }, aKey);
  const addresses = await Promise.all(keys.map((key) => signedAt(noon, key)));
  expect(addresses.map((address) => new URL(address).pathname.split("/").slice(-3).join("/"))).toEqual(keys);
});
