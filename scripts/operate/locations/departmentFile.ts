import type { DepartmentWish } from "#lambdas/domain/departments/departments.ts";
import type { Actor } from "#lambdas/records/accounts/audit/audit.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { Refusal } from "#scripts/operate/command/command.ts";
import { confirm } from "#scripts/operate/command/confirm.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { progressLine } from "#scripts/operate/command/progressLine.ts";
import { departmentNameKey } from "#shared/model/department.ts";
import type { Place } from "#shared/rules/place.ts";
import type { PlaceLine } from "./placeFile.ts";

export interface How {
  readonly dryRun: boolean;
}

export interface Import extends How {
  readonly actor: Actor;
}

export const shown = ({ City, State }: Place): string => `${City}, ${State}`;

export const familiesToTell = "Families with a house hold there follow, and are told by mail, within minutes to hours.";

export function departmentsOf(lines: readonly PlaceLine[]): DepartmentWish[] {
  const named = lines.filter(({ department }) => department);
  const byName = Map.groupBy(named, ({ department }) => departmentNameKey(department?.name ?? ""));
  return [...byName.values()].flatMap((some) => {
    // The later line counts.
    const said = Object.assign({}, ...some.map(({ department }) => department)) as PlaceLine["department"];
    return said ? [{ ...said, places: some.map(({ place }) => place) }] : [];
  });
}

/** Departments of the same name are changed, and families' jackets follow. */
export async function importDepartments(wishes: readonly DepartmentWish[], { dryRun, actor }: Import): Promise<void> {
  if (wishes.length === 0) return;
  const { carryOut, plan } = await import("#lambdas/domain/departments/departmentImports.ts");
  const planned = await plan(wishes);
  const changed = planned.filter(({ found }) => found).length;
  console.log(`${countOf(planned.length - changed, "department")} to add, ${changed} to change`);
  for (const { wish } of planned) console.log(`  ${wish.name} will serve ${countOf(wish.places.length, "place")}`);
  if (dryRun) return;
  const progress = progressLine(planned.length, "departments written");
  for (const [at, one] of planned.entries()) {
    await carryOut(one, actor);
    progress(at + 1);
  }
}

/** By its name in any letter case, or a default one by its id. */
async function findDepartment(named: string): Promise<DepartmentDetails> {
  const [{ readNamed }, { read }] = await Promise.all([
    import("#lambdas/domain/departments/departmentLists.ts"),
    import("#lambdas/domain/departments/departments.ts"),
  ]);
  const key = departmentNameKey(named);
  const found =
    (await readNamed()).find(({ name, status }) => status === "ACTIVE" && departmentNameKey(name) === key) ??
    (await read(named.trim().toUpperCase()));
  if (!found) throw new Refusal(`There is no department "${named}".`);
  return found;
}

interface Retirement extends Import {
  readonly yes: boolean;
}

/** After confirmation; families' jackets go to the others. */
export async function retireDepartment(named: string, { dryRun, yes, actor }: Retirement): Promise<void> {
  const { id, name, places } = await findDepartment(named);
  console.log(`${name} will leave ${countOf(places.length, "place")}: ${places.map(shown).join("; ")}`);
  if (dryRun) return console.log("A dry run: nothing was done.");
  if (!yes) await confirm("retire");
  const { retire } = await import("#lambdas/domain/departments/departments.ts");
  await retire(actor, id);
  console.log(`Retired: ${name}. ${familiesToTell}`);
}
