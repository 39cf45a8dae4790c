import { type Role, roles } from "#shared/model/role.ts";

export const secondFactorModes = ["off", "offered", "required"] as const;
export type SecondFactorMode = (typeof secondFactorModes)[number];

/** "off" for a missing role. */
export type SecondFactorPolicy = Readonly<Partial<Record<Role, SecondFactorMode>>>;

const isMode = (text: string): text is SecondFactorMode => secondFactorModes.includes(text as SecondFactorMode);
const isRole = (text: string): text is Role => roles.includes(text as Role);

/** Staff open the records of others. */
const staffRoles = roles.filter((role) => role !== "USER");

export const forStaff = (mode: SecondFactorMode): SecondFactorPolicy =>
  Object.fromEntries(staffRoles.map((role) => [role, mode]));

/** One mode for all staff, or pairs such as "MOD:offered,ADMIN:required". Undefined for any other text. */
export function parseSecondFactor(text: string): SecondFactorPolicy | undefined {
  if (isMode(text)) return forStaff(text);
  const pairs = text.split(",").map((pair) => pair.split(":").map((part) => part.trim()));
  const isPolicy = pairs.every(([role = "", mode = ""]) => isRole(role) && isMode(mode));
  return isPolicy ? Object.fromEntries(pairs) : undefined;
}

export const formatSecondFactor = (policy: SecondFactorPolicy): string =>
  Object.entries(policy)
    .map(([role, mode]) => `${role}:${mode}`)
    .join(",");

export const modeOf = (policy: SecondFactorPolicy, role: Role): SecondFactorMode => policy[role] ?? "off";
