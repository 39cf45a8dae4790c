import { query } from "#lambdas/records/table/table.ts";
import type { Lookup } from "#shared/rules/search/readFind.ts";
import { doorsOf, everywhere, namesOf, type Pair, phonePartition } from "./searchIndex.ts";

const byFound = { IndexName: "found", partition: "found", position: "foundSort" } as const;
const bySecondName = { IndexName: "secondName", partition: "found", position: "secondSort" } as const;
const byDoor = { IndexName: "byPlace", partition: "place", position: "placeSort" } as const;

const placeOf = {
  NAME: (key: string, department: string) => ({ ...byFound, value: namesOf(department), begins: key }),
  SECOND_NAME: (key: string, department: string) => ({ ...bySecondName, value: namesOf(department), begins: key }),
  ADDRESS: (key: string, department: string) => ({ ...byDoor, value: doorsOf(department), begins: key }),
  PHONE: (key: string, _department: string) => ({ ...byFound, value: phonePartition(key), begins: "" }),
};

/** A phone's row names all its departments. */
const ofDepartment = (department: string) => ({
  FilterExpression: "contains(departments, :department)",
  values: { ":department": department },
});

export type PairRow = Pair & { readonly foundSort?: string; readonly secondSort?: string; readonly placeSort?: string };

export interface PairPage {
  readonly pairs: PairRow[];
  readonly last: string | undefined;
}

// Sorts after every letter of a name.
const after = "\u{10FFFF}";

/**
 * One query; a position of "" is the beginning.
 * @param department `everywhere` for all
 */
export async function findPairs(
  { by, key }: Lookup,
  department: string,
  position: string,
  limit: number,
): Promise<PairPage> {
  const { IndexName, begins, value, ...names } = placeOf[by](key, department);
  const { FilterExpression, values } =
    by === "PHONE" && department !== everywhere ? ofDepartment(department) : { values: {} };
  const { items, last } = await query<PairRow>({
    IndexName,
    KeyConditionExpression: "#partition = :partition AND #position BETWEEN :first AND :last",
    ...(FilterExpression ? { FilterExpression } : {}),
    ExpressionAttributeNames: { "#partition": names.partition, "#position": names.position },
    ExpressionAttributeValues: {
      ":partition": value,
      // BETWEEN includes its ends; nothing lies between a position and itself with a space.
      ":first": position ? `${position} ` : begins || "!",
      ":last": `${begins}${after}`,
      ...values,
    },
    Limit: limit,
  });
  return { pairs: items, last: last && (last as unknown as Record<string, string>)[names.position] };
}
