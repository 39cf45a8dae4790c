import { registryPk } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, range, remove, replace, type Write } from "#lambdas/records/table/table.ts";
import type { Area } from "#shared/model/registry/area.ts";

/** Of a department, for all of its staff. */
export interface SavedAreaDetails {
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  /** The name of the person. */
  readonly by: string;
  readonly saved: string;
  readonly version: number;
}

export type SavedAreaRecord = SavedAreaDetails & Key;

const keyOf = (department: string, sk: string): Key => ({ pk: registryPk(department, "AREAS"), sk });
const areaKey = (department: string, id: string): Key => keyOf(department, `S#${id}`);

/** By their areas' ids: every change writes it, so that names differ and have a limit. */
export interface AreaNames extends Key {
  readonly names: Readonly<Record<string, string>>;
  readonly version: number;
}

export const getAreaNames = (department: string) => get<AreaNames>(keyOf(department, "NAMES"));

/** Of two at once one wins. */
export const noteNames = (department: string, before: AreaNames | undefined, names: AreaNames["names"]): Write =>
  before
    ? replace<AreaNames>({ ...before, names })
    : insert<AreaNames>({ ...keyOf(department, "NAMES"), names, version: 1 });

export const getArea = (department: string, id: string) => get<SavedAreaRecord>(areaKey(department, id));

export const readAreas = (department: string) => range<SavedAreaRecord>(registryPk(department, "AREAS"), "S#", "S#~");

/** The version is that of `before`, or the first. */
export const writeArea = (
  department: string,
  before: SavedAreaRecord | undefined,
  after: Omit<SavedAreaDetails, "version">,
): Write =>
  before
    ? replace<SavedAreaRecord>({ ...before, ...after })
    : insert<SavedAreaRecord>({ ...after, ...areaKey(department, after.id), version: 1 });

export const removeArea = (area: SavedAreaRecord): Write => remove(area);
