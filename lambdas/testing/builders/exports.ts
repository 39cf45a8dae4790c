import { handler as exportRegistry } from "#lambdas/calls/exportRegistry.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { exportRegistry as exportCall } from "#shared/contract/jackets/registryExports.ts";
import type { TestAccount } from "./people.ts";

export type ExportRequest = Partial<RequestOf<typeof exportCall>>;

/** Its work is to be done. Returns its id. */
export async function anExport(session: TestAccount, wish: ExportRequest = {}): Promise<string> {
  const request = { Reason: "REVIEW", Format: "TICKETSCAD_CSV", Purpose: "PLANNING", ...wish } as const;
  const { status, body } = await invoke(exportRegistry, request, { session });
  if (status !== 200) throw new Error(`The export was refused: ${JSON.stringify(body)}`);
  return body.ID;
}
