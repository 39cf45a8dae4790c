import { randomBytes } from "node:crypto";
import { canaryPrefix } from "#shared/model/canary.ts";
import type { Role } from "#shared/model/role.ts";

export interface TrialAccount {
  readonly id: string;
  readonly role: Extract<Role, "USER" | "MOD" | "ADMIN">;
  readonly email: string;
  /** Known to this run alone. */
  readonly password: string;
}

const anActor = (role: TrialAccount["role"]): TrialAccount => {
  const id = `${canaryPrefix}smoke-${role.toLowerCase()}`;
  // As the rules of passwords want it.
  const password = `Aa1${randomBytes(5).toString("hex")}`;
  return { id, role, email: `${id}@beforehand.invalid`, password };
};

/** The same in each run: the next finds leftovers. */
export const newActors = () => ({
  resident: anActor("USER"),
  moderator: anActor("MOD"),
  administrator: anActor("ADMIN"),
});

export type TrialAccounts = ReturnType<typeof newActors>;
