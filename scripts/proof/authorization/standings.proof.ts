import type { Handler } from "#lambdas/http/handle.ts";
import { handle } from "#lambdas/http/handle.ts";
import {
  aRegisteredResident,
  changeAccount,
  registeredStaff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { type CallOptions, invoke } from "#lambdas/testing/call.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import type { Call } from "#shared/contract/call.ts";
import { builtCalls, type CallName } from "#shared/contract/index.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { type Role, roles } from "#shared/model/role.ts";
import { secondsNow } from "#shared/rules/dates.ts";

interface Standing {
  readonly name: string;
  readonly refusal: ErrorCode;
  readonly options: (person: TestAccount) => Promise<CallOptions>;
}

const withAccount =
  (changes: Parameters<typeof changeAccount>[1]) =>
  async (person: TestAccount): Promise<CallOptions> => {
    await changeAccount(person, changes);
    return { session: person };
  };

const withClaims =
  (claims: Readonly<Record<string, string>>) =>
  async (person: TestAccount): Promise<CallOptions> => ({
    session: { claims: { ...person.claims, ...claims } },
  });

/** Open nothing, in any role. */
const standings: readonly Standing[] = [
  { name: "anonymous", refusal: "SIGN_IN", options: async () => ({}) },
  { name: "restricted", refusal: "ACCOUNT_RESTRICTED", options: withAccount({ status: "RESTRICTED" }) },
  { name: "deleted", refusal: "SIGN_IN", options: withAccount({ status: "DELETED" }) },
  {
    name: "with a token from before a reset",
    refusal: "SIGN_IN",
    options: withAccount({ tokensValidFrom: secondsNow() + 60 }),
  },
  {
    name: "of no account",
    refusal: "SIGN_IN",
    options: withClaims({ "cognito:username": "aBcDeFgHiJkLmNoPqRsTuV" }),
  },
  { name: "with an access token", refusal: "SIGN_IN", options: withClaims({ token_use: "access" }) },
  {
    name: "past the distribution",
    refusal: "NOT_ALLOWED",
    options: async (session) => ({ session, headers: { "x-origin-verify": undefined } }),
  },
];

async function everyStanding() {
  const people = standings.flatMap((standing) =>
    roles.map(async (role: Role) => {
      const person = role === "USER" ? await aRegisteredResident() : await registeredStaff(role);
      return { standing, role, options: await standing.options(person) };
    }),
  );
  return Promise.all(people);
}

type Placed = Awaited<ReturnType<typeof everyStanding>>[number];

/** No call accepts this request. */
async function wrongWith(handler: Handler, { standing, options }: Placed): Promise<string[]> {
  const { status, body } = await invoke(handler, { unknownField: 1 }, options);
  const isOpen = handler.declaration.callers === "anyone" && standing.name !== "past the distribution";
  const expected = isOpen ? "INVALID_REQUEST" : standing.refusal;
  return body.Code === expected ? [] : [`${status} ${body.Code} instead of ${expected}`];
}

const handlerOf = async (name: CallName) => await callCases[name].load();

prove("no standing but that of an active account opens a protected call", async (tally) => {
  const callers = await everyStanding();
  for (const [name] of builtCalls) {
    const { handler } = await handlerOf(name);
    for (const caller of callers)
      tally.count(`${name} × ${caller.role} ${caller.standing.name}`, await wrongWith(handler, caller));
  }
});

/** As if "anyone" were declared by mistake. */
const opened = (declaration: Call): Handler => {
  const handler = handle({ ...declaration, callers: "anyone" }, () => {
    throw new Error("It accepted a request that no call accepts");
  });
  return Object.assign(handler, { declaration });
};

prove("a protected call that is opened by mistake fails in every cell", async (tally) => {
  const callers = (await everyStanding()).filter(({ standing }) => standing.name !== "past the distribution");
  for (const [name, declaration] of builtCalls.filter(([, { callers }]) => callers !== "anyone"))
    for (const caller of callers) {
      const wrong = await wrongWith(opened(declaration), caller);
      tally.count(`${name} × ${caller.role} ${caller.standing.name}`, wrong.length > 0 ? [] : ["it was not noticed"]);
    }
});
