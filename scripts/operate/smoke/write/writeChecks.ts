import { grayJpeg } from "#lambdas/domain/lifecycle/canary/grayJpeg.ts";
import { ask, type Check, need, needStatus, type Site, Wrong } from "#scripts/operate/smoke/check.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import { type CallName, contract } from "#shared/contract/index.ts";
import type { createMember } from "#shared/contract/members.ts";
import type { TrialAccount, TrialAccounts } from "./actors.ts";
import { home } from "./home.ts";

interface Refusal {
  readonly Code?: string;
  readonly RequestId?: string;
}

/** Throws Wrong with the call's name, which is its function's. */
async function send<Name extends CallName>(
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

const jpeg = Buffer.from(grayJpeg, "base64");

const signIn = (site: Site, { email, password }: TrialAccount) =>
  send(site, "login", { Email: email, Password: password });

async function upload(site: Site, token: string): Promise<string> {
  const fileType = "image/jpeg";
  const asked = { fileName: "canary.jpg", fileType, fileSize: jpeg.length } as const;
  const { signedRequest, url } = await send(site, "uploadPhoto", asked, token);
  needStatus(
    await ask(signedRequest, { method: "PUT", headers: { "content-type": fileType }, body: new Uint8Array(jpeg) }),
    200,
  );
  return url;
}

async function beResident(site: Site, actor: TrialAccount): Promise<string> {
  const { JWT: token } = await signIn(site, actor);
  const own = { UID: actor.id };
  const { HouseHold } = await send(site, "createHousehold", { ...own, Name: "Canary", ...home }, token);
  const person = {
    Parent_ID: actor.id,
    First: "Canary",
    Last: "Canary",
    Sex: "F",
    Dob: "1950-02-03",
    Feet: 5,
    Inches: 4,
    Weight: "130",
    img: await upload(site, token),
  } satisfies RequestOf<typeof createMember>;
  const { Member } = await send(site, "createMember", person, token);
  const { Members } = await send(site, "listMembers", own, token);
  need(Members.length === 1, `${Members.length} members are listed, not one`);
  await send(site, "deleteMember", { Parent_ID: actor.id, ID: Member.ID }, token);
  await send(site, "deleteHousehold", { ...own, ID: HouseHold.ID }, token);
  return "registered a home, a photo and a person, and took them away";
}

async function beModerator(site: Site, actor: TrialAccount): Promise<string> {
  const { JWT: token, SecondFactor } = await signIn(site, actor);
  if (SecondFactor === "required") return addSecondStep(site, actor, token);
  const { entries } = await send(site, "listNewEntries", {}, token);
  need(entries.length === 0, `${entries.length} entries wait at a place that there is not`);
  return "read its queue";
}

/** Where a role must have one, nothing else is allowed before. */
async function addSecondStep(site: Site, { password }: TrialAccount, token: string): Promise<string> {
  await send(site, "startSecondFactor", { Password: password }, token);
  return "began the second step that its role needs";
}

async function beAdministrator(site: Site, actor: TrialAccount): Promise<string> {
  const { JWT: token, SecondFactor } = await signIn(site, actor);
  if (SecondFactor === "required") return addSecondStep(site, actor, token);
  await send(site, "listUsers", { Search: actor.id }, token);
  return "searched the accounts";
}

export const writeChecks = (actors: TrialAccounts): readonly Check[] => [
  { name: "a resident writes", run: (site) => beResident(site, actors.resident) },
  { name: "a moderator reads, audited", run: (site) => beModerator(site, actors.moderator) },
  { name: "an administrator reads, audited", run: (site) => beAdministrator(site, actors.administrator) },
];
