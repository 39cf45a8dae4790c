import { handler as saveArea } from "#lambdas/calls/saveArea.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { saveArea as call } from "#shared/contract/jackets/registryAreas.ts";
import type { TestAccount } from "./people.ts";

/** Returns its id. */
export async function anArea(reader: TestAccount, wish: Partial<RequestOf<typeof call>> = {}): Promise<string> {
  const request = { Name: `Area ${newId()}`, Area: { Zip: "48226" }, ...wish };
  const { status, body } = await invoke(saveArea, request, { session: reader });
  if (status !== 200) throw new Error(`The area was not saved: ${status}`);
  return body.ID;
}
