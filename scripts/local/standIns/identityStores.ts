import { join } from "node:path";
import type { DataStore } from "cognito-local/lib/services/dataStore/dataStore.js";
import type { DataStoreFactory } from "cognito-local/lib/services/dataStore/factory.js";
import { type JsonFile, openJsonFile } from "#scripts/local/common/openJsonFile.ts";

type Tree = Record<string, unknown>;

/** Fields that end in "Date" are Dates in memory. */
const reviveDates = (key: string, value: unknown) =>
  key.endsWith("Date") && typeof value === "string" ? new Date(value) : value;

const keysOf = (path: string | string[]) => (Array.isArray(path) ? path : [path]);

function treeAt(root: Tree, keys: readonly string[]): Tree | undefined {
  return keys.reduce<Tree | undefined>((tree, key) => tree?.[key] as Tree | undefined, root);
}

class IdentityStore implements DataStore {
  private readonly file: JsonFile<Tree>;

  constructor(file: JsonFile<Tree>) {
    this.file = file;
  }

  async get<Value>(_: unknown, path: string | string[], otherwise?: Value): Promise<Value> {
    return (treeAt(this.file.value, keysOf(path)) ?? otherwise ?? null) as Value;
  }

  async getRoot<Value>(): Promise<Value | null> {
    return this.file.value as Value;
  }

  async set<Value>(_: unknown, path: string | string[], value: Value): Promise<void> {
    const keys = keysOf(path);
    let tree = this.file.value;
    for (const key of keys.slice(0, -1)) {
      tree[key] ??= {};
      tree = tree[key] as Tree;
    }
    tree[keys.at(-1) ?? ""] = value;
    await this.file.save();
  }

  async delete(_: unknown, path: string | string[]): Promise<void> {
    const keys = keysOf(path);
    const tree = treeAt(this.file.value, keys.slice(0, -1));
    if (tree) delete tree[keys.at(-1) ?? ""];
    await this.file.save();
  }
}

/** In JSON files that survive a killed process, unlike the library's; without a folder in memory. */
export function identityStores(folder: string | undefined): DataStoreFactory {
  return {
    async create(_, id, defaults) {
      const path = folder && join(folder, `${id}.json`);
      const file = await openJsonFile<Tree>(path, defaults as Tree, reviveDates);
      await file.save();
      return new IdentityStore(file);
    },
  };
}
