import { ask, need, type Site, Wrong } from "#scripts/operate/smoke/check.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { type CallName, contract } from "#shared/contract/index.ts";

interface Refusal {
  readonly Code?: string;
  readonly RequestId?: string;
}

/** Throws Wrong with the call's name, which is its function's. */
export async function send<Name extends CallName>(
  { origin }: Site,
  name: Name,
  body: RequestOf<(typeof contract)[Name]>,
  token?: string,
): Promise<ResponseOf<(typeof contract)[Name]>> {
  const { method, path, response } = contract[name];
  const seen = await ask(`${origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const { Code = "", RequestId = "" } = (seen.json ?? {}) as Refusal;
  if (seen.status !== 200)
    throw new Wrong(`${name} answers ${seen.status} ${Code}: its log has the reason at request ${RequestId}`);
  const { success, data } = response.safeParse(seen.json);
  need(success, `${name} answers something else than the contract says`);
  return data as ResponseOf<(typeof contract)[Name]>;
}
