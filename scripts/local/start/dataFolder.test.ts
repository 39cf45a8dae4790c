import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { emptyDataFolder, openDataFolder, requireFormat } from "./dataFolder.ts";

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "data-folder-"));
});
afterEach(async () => {
  await chmod(path, 0o700);
  await rm(path, { recursive: true });
});

async function anotherProcess() {
  const module = join(import.meta.dirname, "dataFolder.ts");
  const script = `const { openDataFolder } = await import(${JSON.stringify(module)}); globalThis.folder = await openDataFolder(${JSON.stringify(path)}); console.log("taken"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test("a folder that a running process has is refused, with that process and a way out", async () => {
  const other = await anotherProcess();
  await expect(openDataFolder(path)).rejects.toMatchObject({
    message: `The data folder ${path} is in use by another start (process ${other.pid}).`,
    remedy: expect.stringContaining("DATA_DIR="),
  });
  other.kill("SIGKILL");
  await once(other, "exit");
});

test("the folder of a killed process is taken over, that of an ended one is simply free", async () => {
  const other = await anotherProcess();
  other.kill("SIGKILL");
  await once(other, "exit");
  const second = await openDataFolder(path);
  expect(second.takenOver).toBe(true);
  await second.release();
  const third = await openDataFolder(path);
  expect(third.takenOver).toBe(false);
  await third.release();
});

test("emptying removes what the stack kept and nothing else", async () => {
  const folder = await openDataFolder(path);
  await requireFormat(folder);
  await mkdir(join(path, "records"));
  await writeFile(join(path, "accounts.json"), "[]");
  await writeFile(join(path, "holiday.jpg"), "mine");
  await emptyDataFolder(folder);
  await expect(access(join(path, "records"))).rejects.toThrow();
  await expect(access(join(path, "accounts.json"))).rejects.toThrow();
  await access(join(path, "holiday.jpg"));
  await folder.release();
});

test.each(["not started with", "started with", "left by a killed start"])(
  "a folder of another's that is %s is neither emptied nor used, and another one is asked for",
  async (how) => {
    await mkdir(join(path, "photos"));
    await writeFile(join(path, "photos", "holiday.jpg"), "mine");
    if (how === "started with") await openDataFolder(path).then((earlier) => earlier.release());
    if (how === "left by a killed start") {
      const other = await anotherProcess();
      other.kill("SIGKILL");
      await once(other, "exit");
    }
    const folder = await openDataFolder(path);
    for (const use of [emptyDataFolder, requireFormat])
      await expect(use(folder)).rejects.toMatchObject({
        message: expect.stringContaining("has photos, and nothing shows that npm start has written it"),
        remedy: expect.stringContaining("DATA_DIR="),
      });
    await folder.release();
    expect(await readFile(join(path, "photos", "holiday.jpg"), "utf8")).toBe("mine");
  },
);

test.each(["", "{", "null", '{"format":"mine"}'])(
  "a format.json with %j does not make a folder ours, whose owner is told to delete it",
  async (text) => {
    await mkdir(join(path, "photos"));
    await writeFile(join(path, "format.json"), text);
    const folder = await openDataFolder(path);
    await expect(emptyDataFolder(folder)).rejects.toMatchObject({
      remedy: expect.stringMatching(/delete the folder yourself; otherwise .* DATA_DIR=/),
    });
    await folder.release();
    await access(join(path, "photos"));
  },
);

test("a new folder may be emptied", async () => {
  const folder = await openDataFolder(path);
  await emptyDataFolder(folder);
  await requireFormat(folder);
  await folder.release();
});

test("data of another format is refused until the folder is emptied", async () => {
  const folder = await openDataFolder(path);
  await mkdir(join(path, "records"));
  await writeFile(join(path, "format.json"), JSON.stringify({ format: 0 }));
  await expect(requireFormat(folder)).rejects.toMatchObject({
    message: expect.stringContaining("npm start -- --fresh"),
  });
  await access(join(path, "records"));
  await emptyDataFolder(folder);
  await requireFormat(folder);
  await mkdir(join(path, "records"));
  await requireFormat(folder);
  await folder.release();
});

test("the report that tests leave in a new folder is no data of an older version", async () => {
  await writeFile(join(path, "permissions.json"), "{}");
  const folder = await openDataFolder(path);
  await requireFormat(folder);
  await folder.release();
});

test("a folder that cannot be made says so and how to choose another", async () => {
  const file = join(path, "a-file");
  await writeFile(file, "");
  await expect(openDataFolder(join(file, "data"))).rejects.toMatchObject({
    message: expect.stringContaining("cannot be written (ENOTDIR)"),
    remedy: expect.stringContaining("DATA_DIR="),
  });
});

test("a damaged file is named and left as it is", async () => {
  const file = join(path, "inbox.json");
  await writeFile(file, '[{"kind":');
  await expect(openJsonFile(file, [])).rejects.toMatchObject({
    message: `${file} is not valid JSON any more.`,
    remedy: expect.stringContaining("--fresh"),
  });
  expect(await readFile(file, "utf8")).toBe('[{"kind":');
});

test("an acknowledged save is on disk, also among concurrent saves", async () => {
  const file = join(path, "list.json");
  const list = await openJsonFile<number[]>(file, []);
  await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      list.value.push(number);
      await list.save();
    }),
  );
  expect((await openJsonFile<number[]>(file, [])).value).toHaveLength(50);
});
