import { accountPk } from "#lambdas/records/table/keys.ts";
import { discard, type Key, put, query, type Write } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import type { AccountDetails } from "./account.ts";

// A row for each word of a name, in the account's partition and the indexes of jackets. It turns the name to begin with
// this word: one query finds first and last names.

export interface AccountName extends Key {
  readonly found: string;
  readonly foundSort: string;
  readonly place: string;
  readonly placeSort: string;
}

const prefix = "N#";
/** Further words of a name have no row. */
const mostWords = 8;
/** Letters that share a partition, so none takes every write. */
const shared = 2;

const beginningOf = (word: string): string => [...word].slice(0, shared).join("");
const everywhere = (role: Role, word: string): string => `ACCOUNT#${role}#${beginningOf(word)}`;
const at = (role: Role, where: string): string => `ACCOUNT#${role}#${where}`;

export function accountNames({ id, role, first, last, department, address }: AccountDetails): AccountName[] {
  const words = [...searchWords(first), ...searchWords(last)];
  const where = at(role, departmentAt({ department, place: address }));
  const rows = words.map((word, index) => {
    const position = `${[...words.slice(index), ...words.slice(0, index)].join(" ")}|${id}`;
    const found = { found: everywhere(role, word), foundSort: position };
    return { pk: accountPk(id), sk: `${prefix}${word}`, ...found, place: where, placeSort: position };
  });
  return [...new Map(rows.map((row) => [row.sk, row])).values()].slice(0, mostWords);
}

/** `before`: undefined for a new account. */
export function renameAccount(before: AccountDetails | undefined, after: AccountDetails): Write[] {
  const [present, wanted] = [before ? accountNames(before) : [], accountNames(after)];
  const isSame = (one: AccountName, other: AccountName) =>
    one.sk === other.sk && one.place === other.place && one.placeSort === other.placeSort;
  return [
    ...present.filter(({ sk }) => !wanted.some((row) => row.sk === sk)).map((row) => discard(row)),
    ...wanted.filter((row) => !present.some((one) => isSame(one, row))).map((row) => put(row)),
  ];
}

interface NameSource {
  readonly index: "found" | "byPlace";
  readonly value: string;
}

const attributes = {
  found: { partition: "found", position: "foundSort" },
  byPlace: { partition: "place", position: "placeSort" },
} as const;

/** Long enough to look up. */
export const isName = (word: string): boolean => [...word].length >= shared;

/** @param where they live or work, as in `partsOf`; undefined for all */
export const nameSources = (
  roles: readonly Role[],
  where: readonly string[] | undefined,
  beginning: string,
): NameSource[] =>
  roles.flatMap((role): NameSource[] =>
    where
      ? where.map((one) => ({ index: "byPlace", value: at(role, one) }))
      : [{ index: "found", value: everywhere(role, beginning) }],
  );

export interface FoundName {
  readonly position: string;
  readonly id: string;
  readonly words: readonly string[];
}

function readFound(position: string): FoundName {
  const [name = "", id = ""] = position.split("|");
  return { position, id, words: name.split(" ") };
}

const end = "\u{10FFFF}";

/** One query. @param after "" for the beginning */
export async function readNames(
  { index, value }: NameSource,
  beginning: string,
  after: string,
  limit: number,
): Promise<{ rows: FoundName[]; next: string | undefined }> {
  const { partition, position } = attributes[index];
  const { items, last } = await query<AccountName>({
    IndexName: index,
    KeyConditionExpression: "#partition = :partition AND #position BETWEEN :first AND :last",
    ExpressionAttributeNames: { "#partition": partition, "#position": position },
    ExpressionAttributeValues: {
      ":partition": value,
      // BETWEEN includes its ends. No position lies between one and the same with a space.
      ":first": after ? `${after} ` : beginning,
      ":last": `${beginning}${end}`,
    },
    Limit: limit,
  });
  const rows = items.map((item) => readFound(item[position]));
  return { rows, next: last && rows.at(-1)?.position };
}
