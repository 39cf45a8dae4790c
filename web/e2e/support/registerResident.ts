import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";

/** Registers somebody over HTTP, for journeys that begin later. */
export async function registerResident(FirstName: string): Promise<{ Email: string; Password: string }> {
  const credentials = { Email: `${randomUUID()}@example.org`, Password: "Beforehand1" };
  const Location = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };
  const { status } = await fetch(`${inject("siteOrigin")}/api/account`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...credentials, FirstName, LastName: "Okafor", Location }),
  });
  expect(status).toBe(200);
  return credentials;
}
