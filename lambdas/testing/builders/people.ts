import { randomInt, randomUUID } from "node:crypto";
import { createCredentials } from "#lambdas/adapters/identity.ts";
import { handler as login } from "#lambdas/calls/login.ts";
import * as accounts from "#lambdas/domain/accounts/accounts.ts";
import * as sessions from "#lambdas/domain/accounts/sessions.ts";
import { Cookies } from "#lambdas/http/cookies.ts";
import { type AccountDetails, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { accountNames, renameAccount } from "#lambdas/records/accounts/accountNames.ts";
import type { Actor } from "#lambdas/records/accounts/audit/audit.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { put, replace, transact } from "#lambdas/records/table/table.ts";
import { anAddress, type Claims, invoke } from "#lambdas/testing/call.ts";
import { again } from "#lambdas/testing/recordings/recording.ts";
import { isPlainCity, recordedCity } from "#lambdas/testing/recordings/renew.ts";
import { register as registerCall } from "#shared/contract/accounts.ts";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { login as loginCall } from "#shared/contract/sessions.ts";
import type { Address } from "#shared/model/address.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";

/** The session of `invoke`. */
export interface TestAccount {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly address: Address;
  readonly jwt: string;
  readonly claims: Claims;
  readonly cookie: string;
}

type Registration = RequestOf<typeof registerCall>;

export const aPassword = "Maple2026x";

export const anEmail = (): string => `${randomUUID()}@example.com`;

const given = new Set<string>();

/** Of Detroit, never given before by this process. */
export function aPhone(): string {
  const phone = `+1313${randomInt(2, 9)}${randomInt(2, 10)}${randomInt(10_000, 100_000)}`;
  if (given.has(phone)) return aPhone();
  given.add(phone);
  return phone;
}

/** Of one test, so queues and lists never meet. */
export const aCity = (): string =>
  `Test ${Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;

/** In the geocoder's list. */
export const anAddressInDetroit: Address = {
  Street: "2 Woodward Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
};

export function aRegistration(overrides: Partial<Registration> = {}): Registration {
  return {
    Email: anEmail(),
    Password: aPassword,
    FirstName: "Rosa",
    LastName: "Miller",
    Location: anAddressInDetroit,
    ...overrides,
  };
}

/** As from API Gateway: all as text. */
export function claimsOf(jwt: string): Claims {
  const payload = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly address: Address;
}

const personOf = (
  credentials: Credentials,
  { Account, Role, JWT }: ResponseOf<typeof loginCall>,
  cookie = "",
): TestAccount => ({
  ...credentials,
  accountId: Account.ID,
  role: Role.Tier,
  jwt: JWT,
  claims: claimsOf(JWT),
  cookie,
});

export async function signIn(email: string, password: string, address: Address): Promise<TestAccount> {
  const { status, body, cookies } = await invoke(login, { Email: email, Password: password });
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${body.Message}`);
  return personOf({ email, password, address }, body, cookies[0]);
}

/** Without the call's counters and access row, half of its work. */
async function withSession(credentials: Credentials): Promise<TestAccount> {
  const request = { Email: credentials.email, Password: credentials.password };
  const { answer, token, seconds } = await sessions.open(request, { address: anAddress(), userAgent: "test" });
  const cookies = new Cookies();
  cookies.set("session", token, seconds);
  return personOf(credentials, answer, cookies.toSet[0]?.split(";")[0]);
}

export const refreshTokenOf = ({ cookie }: TestAccount): string => cookie.split(".").slice(2).join(".");

/** Signed in at the pool, for tests of sign-ins and mails. */
export async function aRegisteredResident(overrides: Partial<Registration> = {}): Promise<TestAccount> {
  const request = registerCall.request.parse(aRegistration(overrides));
  const { Email: email, Password: password, Location: address } = request;
  await accounts.register(request, undefined);
  return withSession({ email, password, address });
}

const ofThePool = ["password", "jwt", "cookie"] as const;

export const hasCredentials = (person: TestAccount): boolean => Object.keys(person).includes("password");

/**
 * The pool does not know the person: the session is a row, and a function sees the token's claims alone. Reading more
 * throws, since "cannot sign in" would hold of anybody without credentials.
 */
const withoutPool = (person: TestAccount): TestAccount =>
  Object.defineProperties(
    Object.fromEntries(Object.entries(person).filter(([name]) => !ofThePool.some((one) => one === name))),
    Object.fromEntries(
      ofThePool.map((name) => [
        name,
        {
          get: () => {
            throw new Error(`Without credentials there is no ${name}: withCredentials gives them.`);
          },
        },
      ]),
    ),
  ) as unknown as TestAccount;

export const allWithoutPool = <Result extends { readonly owner: TestAccount }>(result: Result): Result => ({
  ...result,
  owner: withoutPool(result.owner),
});

/** Without credentials; with overrides, a registered one. */
export const aResident = async (overrides: Partial<Registration> = {}): Promise<TestAccount> =>
  Object.keys(overrides).length > 0
    ? aRegisteredResident(overrides)
    : withoutPool(await again("a resident", recordedCity, () => aRegisteredResident()));

export async function withCredentials({ accountId, email, address }: TestAccount): Promise<TestAccount> {
  await createCredentials(accountId, aPassword);
  return withSession({ email, password: aPassword, address });
}

/** Signed in at the pool, for tests of sign-ins. */
export async function registeredStaff(
  role: Exclude<Role, "USER">,
  { City, State }: Place = { City: aCity(), State: "MI" },
  department?: string,
): Promise<TestAccount> {
  const email = anEmail();
  const address = { Street: "", City, State, Zip: "48226" } as Address;
  const work = { address, ...(department ? { department } : {}) };
  await accounts.createStaff({ role, email, first: "Sam", last: "Ortiz", ...work, password: aPassword });
  return withSession({ email, password: aPassword, address });
}

async function worksFor({ accountId }: TestAccount, department: string): Promise<void> {
  const account = await getAccount(accountId);
  if (!account) throw new Error("There is no such account.");
  const placed = accountRecord({ ...account, department });
  await transact([placed, ...accountNames(placed)].map((row) => put(row)));
}

/** Without credentials, for the place's default department unless one is named. */
export const staff: typeof registeredStaff = async (
  role,
  { City, State } = { City: aCity(), State: "MI" },
  department,
) => {
  if (State !== "MI" || !isPlainCity(City)) return registeredStaff(role, { City, State }, department);
  const person = withoutPool(await again(role, City, (city) => registeredStaff(role, { City: city, State })));
  if (department) await worksFor(person, department);
  return person;
};

export const aModerator = (City: string, State = "MI"): Promise<TestAccount> => staff("MOD", { City, State });
export const anAdmin = (): Promise<TestAccount> => staff("ADMIN");

export const anOperator = (): Actor => ({
  accountId: `operator ${newId()}`,
  role: "ENGINEER",
  requestId: newId(),
});

/** For states that take long to reach. */
export async function changeAccount({ accountId }: TestAccount, changes: Partial<AccountDetails>): Promise<void> {
  const account = await getAccount(accountId);
  if (!account) throw new Error("There is no such account.");
  const changed = accountRecord({ ...account, ...changes });
  await transact([replace(changed), ...renameAccount(account, changed)]);
}
