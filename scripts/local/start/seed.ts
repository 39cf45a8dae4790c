import { randomInt } from "node:crypto";
import { join } from "node:path";
import type { NewStaff } from "#lambdas/domain/accounts/accounts.ts";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { brokenPasswordRules } from "#shared/rules/account/password.ts";
import { applyEnvironment } from "./environment.ts";
import { participatingCities } from "./participatingCities.ts";

/** In DATA_DIR/accounts.json. City and State are empty for roles without a place. */
export interface SeededAccount {
  readonly Role: NewStaff["role"];
  readonly Email: string;
  readonly Password: string;
  readonly City: string;
  readonly State: string;
}

const state = "MI";
const zips: Readonly<Record<string, string>> = { Detroit: "48226", "Ann Arbor": "48104" };

const people = [
  { Role: "MOD", Email: "mod.detroit@example.com", City: "Detroit", State: state },
  { Role: "MASTER MOD", Email: "master.mod.detroit@example.com", City: "Detroit", State: state },
  { Role: "MOD", Email: "mod.annarbor@example.com", City: "Ann Arbor", State: state },
  { Role: "ADMIN", Email: "admin@example.com", City: "", State: "" },
  { Role: "MASTER ADMIN", Email: "master.admin@example.com", City: "", State: "" },
  { Role: "ENGINEER", Email: "engineer@example.com", City: "", State: "" },
] as const satisfies readonly Omit<SeededAccount, "Password">[];

// Without characters that look alike.
const characters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";

export function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => characters[randomInt(characters.length)]).join("");
    if (brokenPasswordRules(password).length === 0) return password;
  }
}

async function createAccount({ Role, Email, Password, City, State }: SeededAccount): Promise<void> {
  const accounts = await import("#lambdas/domain/accounts/accounts.ts");
  // Created by an interrupted start.
  if (!(await accounts.isFree(Email))) return;
  await accounts.createStaff({
    role: Role,
    email: Email,
    first: City || "Beforehand",
    last: Role.split(" ")
      .map((word) => word[0] + word.slice(1).toLowerCase())
      .join(" "),
    address: { Street: "", City, State, Zip: zips[City] ?? "" },
    password: Password,
  });
}

/**
 * Once, by the product's own code; returns a staff account for each role.
 * @param environment of the product's functions
 */
export async function seed(
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<readonly SeededAccount[]> {
  const accounts = await openJsonFile<SeededAccount[]>(join(folder, "accounts.json"), []);
  const progress = await openJsonFile<{ done: boolean }>(join(folder, "seeded.json"), { done: false });
  if (progress.value.done) return accounts.value;
  // Clients read the environment when their modules load.
  applyEnvironment(environment);
  if (accounts.value.length === 0) {
    accounts.value.push(...people.map((person) => ({ ...person, Password: newPassword() })));
    await accounts.save();
  }
  const participation = await import("#lambdas/domain/departments/participation.ts");
  await participation.join(participatingCities.map((City) => ({ City, State: state })));
  await Promise.all(accounts.value.map(createAccount));
  progress.value.done = true;
  await progress.save();
  return accounts.value;
}
