import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import { json, serve } from "#scripts/local/common/serve.ts";
import { runCommand } from "#scripts/operate/command/command.ts";
import { writePlaceFile } from "#scripts/operate/locations/placeFile.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import type { Place } from "#shared/rules/place.ts";
import { states } from "#shared/states.ts";
import { howMany } from "#shared/testing/howMany.ts";

// The product's clients read the environment when they load.
const load = {
  account: () => import("./account.ts"),
  demo: () => import("./demo/seedDemo.ts"),
  locations: () => import("./locations/locations.ts"),
  matches: () => import("./matches.ts"),
  paymentHost: () => import("./paymentHost.ts"),
  places: () => import("#lambdas/domain/common/locations.ts"),
  coverage: () => import("#lambdas/domain/common/coverage.ts"),
  testing: async () => ({
    ...(await import("#lambdas/testing/builders/people.ts")),
    ...(await import("#lambdas/testing/builders/members.ts")),
    ...(await import("#lambdas/testing/builders/entries.ts")),
    ...(await import("#lambdas/testing/builders/unusedAccounts.ts")),
    ...(await import("#lambdas/testing/builders/formerKey.ts")),
    ...(await import("#lambdas/testing/builders/strangers.ts")),
    ...(await import("#lambdas/testing/records.ts")),
  }),
};

const target = vi.hoisted(() => ({ stage: "local", by: "operator:test", requestId: "request" }));
vi.mock("./target/target.ts", async (original) => ({
  ...(await original<object>()),
  openTarget: async () => target,
}));

let folder = "";
const aFile = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "operate-"));
});
afterEach(() => vi.restoreAllMocks());

const run = async (...words: string[]) => {
  const { locations } = await load.locations();
  return captureOutput(() => runCommand(locations, words, console.error));
};

const linesOf = (places: readonly Place[]) => places.map((place) => ({ place }));

const listed = async () => (await load.places()).findAll();

test("a file with bad rows imports nothing and names each row", async () => {
  const good = Array.from({ length: 200 }, (_, at) => ({ City: `Goodtown ${at}`, State: "OR" }));
  const text = `${writePlaceFile(linesOf(good))}Nowhere,XX\n,OR\nGoodtown 7,Oregon\n`;
  const { code, text: said } = await run("import", await aFile("bad.csv", text));
  expect(code).toBe(1);
  expect(said).toContain("has 3 problems, nothing was done");
  expect(said).toContain('line 202: there is no state "XX"');
  expect(said).toContain("line 203: no city");
  expect(said).toContain("line 204: Goodtown 7, OR is the same place as line 9");
  expect(await listed()).toEqual([]);
});

/** In the proof as many as the country has. */
const manyPlaces = howMany(500, 30_000);

test("hundreds of places, or thousands, are imported with progress, to do it again does nothing, and they are exported as they came", async () => {
  const codes = states.map(({ code }) => code).sort();
  const places = Array.from({ length: manyPlaces }, (_, at) => ({
    City: `Place ${String(at).padStart(5, "0")}`,
    State: codes[at % codes.length] ?? "MI",
  }));
  const file = await aFile("places.csv", writePlaceFile(linesOf(places)));
  expect((await run("import", file, "--dry-run")).text).toContain(`${manyPlaces} to add`);
  expect(await listed()).toEqual([]);
  const { code, text } = await run("import", file);
  expect([code, text.match(new RegExp(`of ${manyPlaces} places written`, "g"))?.length]).toEqual([0, 10]);
  expect(text).toContain(`Written: ${manyPlaces} places.`);
  expect((await run("import", file)).text).toContain(`0 to add, 0 to write anew, ${manyPlaces} listed already`);
  const copy = join(folder, "copy.csv");
  expect((await run("export", copy)).text).toContain(`${manyPlaces} places`);
  expect((await run("import", copy)).text).toContain(`0 to add, 0 to write anew, ${manyPlaces} listed already`);
  expect(await run("export", copy)).toMatchObject({ code: 1, text: expect.stringContaining("EEXIST") });
  const exported = (await run("export")).text;
  expect(exported.split("\n").slice(1).sort()).toEqual(writePlaceFile(linesOf(places)).split("\n").slice(1).sort());
  expect((await run("export", "--state", "Guam")).text.split("\n").filter((line) => line.endsWith(",GU")).length).toBe(
    places.filter(({ State }) => State === "GU").length,
  );
}, 600_000);

test("a place in another spelling is reported and respelled, not listed twice", async () => {
  await run("import", await aFile("one.csv", "city,state\nSt. Ignace,MI\n"));
  const { text } = await run("import", await aFile("two.csv", "city,state\nSaint Ignace,Michigan\n"));
  expect(text).toContain('St. Ignace, MI will be written "Saint Ignace"');
  const { find } = await load.places();
  expect(await find("MI", "st ignace")).toEqual([{ City: "Saint Ignace", State: "MI" }]);
});

test("places are removed after a confirmation, with a warning where entries wait", async () => {
  const { aCity, aFamily } = await load.testing();
  const { removePlaces } = await load.locations();
  const coverage = await load.coverage();
  const busy = { City: aCity(), State: "MI" };
  const quiet = { City: aCity(), State: "MI" };
  const other = { City: aCity(), State: "MI" };
  await run("import", await aFile("some.csv", writePlaceFile(linesOf([busy, quiet]))));
  await aFamily(busy.City);
  const places = [busy, quiet, other];
  const how = { dryRun: false, yes: false };
  await expect(captureOutput(() => removePlaces(places, { ...how, ask: async () => "no" }))).rejects.toThrow(
    "nothing was done",
  );
  expect((await coverage.of(busy)).Covered).toBe(true);
  const { text } = await captureOutput(() => removePlaces(places, { ...how, ask: async () => "remove" }));
  expect(text).toContain(`Warning: 1 entry in ${busy.City}, MI would become orphans`);
  expect(text).not.toContain(`in ${quiet.City}`);
  expect(text).toContain(`${other.City}, MI is not listed`);
  for (const place of [busy, quiet]) expect(await coverage.of(place)).toEqual({ Covered: false, By: [] });
});

test("a file that names one department of a place does not remove the place", async () => {
  const place = { City: "Detroit", State: "MI" } as const;
  const department = { name: "Detroit Fire", kind: "FIRE", contact: undefined, statement: undefined } as const;
  const { code, text } = await run("remove", await aFile("fire.csv", writePlaceFile([{ place, department }])));
  expect([code, text]).toEqual([1, expect.stringContaining("Detroit, MI names a department")]);
});

test("departments are imported with their places, again without a change, and exported as they came", async () => {
  const { aCity } = await load.testing();
  const coverage = await load.coverage();
  const [detroit, wyandotte] = [
    { City: aCity(), State: "GU" },
    { City: aCity(), State: "GU" },
  ];
  const fire = { name: `Fire of ${detroit.City}`, kind: "FIRE", contact: "(313) 555-0100" } as const;
  const lines = [{ place: detroit }, { place: detroit, department: fire }, { place: wyandotte, department: fire }];
  const file = await aFile("departments.csv", writePlaceFile(lines));
  expect((await run("import", file, "--dry-run")).text).toContain(`${fire.name} will serve 2 places`);
  const { code, text } = await run("import", file);
  expect([code, text]).toEqual([0, expect.stringContaining("1 department to add, 0 to change")]);
  expect((await coverage.of(detroit)).By).toEqual([`${detroit.City} responders`, fire.name]);
  expect((await coverage.of(wyandotte)).By).toEqual([fire.name]);
  expect((await run("import", file)).text).toContain("0 departments to add, 0 to change");
  const more = writePlaceFile([{ place: { City: aCity(), State: "GU" }, department: fire }]);
  expect((await run("import", await aFile("more.csv", more))).text).toContain("0 departments to add, 1 to change");
  const exported = (await run("export", "--state", "GU")).text.split("\n");
  expect(exported).toEqual(expect.arrayContaining(writePlaceFile(lines).split("\n")));
  expect(await run("retire", "No such department", "--yes")).toMatchObject({
    code: 1,
    text: expect.stringContaining("There is no department"),
  });
  expect((await run("retire", fire.name.toUpperCase(), "--yes")).text).toContain(`${fire.name} will leave 3 places`);
  expect((await coverage.of(detroit)).By).toEqual([`${detroit.City} responders`]);
  expect((await coverage.of(wyandotte)).Covered).toBe(false);
}, 60_000);

test("an export holds everything of an account, its photos as files, and leaves a row in the audit", async () => {
  const { aCity, aFamily, aModerator, aPhoto, auditOf, mark, onlyInQueue } = {
    ...(await load.testing()),
    ...(await import("#lambdas/testing/builders/photos.ts")),
  };
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner, member } = await aFamily(City, {
    Additional: "Knock twice",
    Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  });
  await aPhoto(owner);
  await mark(moderator, await onlyInQueue(City));
  const by = `operator:${owner.accountId}`;
  const { saveExport } = await load.account();
  const to = join(folder, "export");
  const { text } = await captureOutput(async () => void (await saveExport(owner.email, { ...target, by }, to)));
  expect(text).toMatch(
    /1 member, 1 house hold, 1 link[\s\S]*1 jacket, 1 of them[\s\S]*1 order, 1 of them[\s\S]*2 photos, 2 of them/,
  );
  const all = JSON.parse(await readFile(join(to, "account.json"), "utf8"));
  expect(all.account).toMatchObject({ id: owner.accountId, email: owner.email, status: "ACTIVE" });
  expect(all.members).toMatchObject([
    {
      id: member.ID,
      person: {
        Additional: "Knock twice",
        Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
      },
    },
  ]);
  expect(Object.values<Delivery>(all.jackets[0].deliveries)[0]?.transferred?.receipt).toMatchObject({
    by: moderator.accountId,
    role: "MOD",
    content: 1,
  });
  expect(all.signIns).toHaveLength(1);
  expect(JSON.stringify(all)).not.toMatch(/"(pk|sk|shard|digest)":/);
  for (const { file } of all.photos) expect((await stat(join(to, file))).size).toBeGreaterThan(0);
  expect((await stat(join(to, "account.json"))).mode & 0o777).toBe(0o600);
  expect(await auditOf(by)).toMatchObject([{ action: "exportAccount", subject: owner.accountId }]);
  await expect(saveExport(owner.email, target, to)).rejects.toThrow("is there already");
  await expect(saveExport("nobody@example.com", target)).rejects.toThrow("could not find");
});

test("an erasure says what goes, wants the account's id typed, and can be run again", async () => {
  const { aCity, aFamily, auditOf, rowsOf } = await load.testing();
  const { owner } = await aFamily(aCity());
  const { eraseAccount } = await load.account();
  const by = `operator:${owner.accountId}`;
  const erase = (typed: string) =>
    captureOutput(() => eraseAccount(owner.email, { ...target, by }, { yes: false, ask: async () => typed }));
  await expect(erase("yes")).rejects.toThrow("nothing was done");
  expect((await rowsOf(`U#${owner.accountId}`)).length).toBeGreaterThan(4);
  const { text } = await erase(owner.accountId);
  expect(text).toMatch(/goes for good:\n +1 member, 1 house hold[\s\S]*is erased/);
  expect((await rowsOf(`U#${owner.accountId}`)).map(({ sk }) => sk)).toEqual(["#A"]);
  const again = await captureOutput(() => eraseAccount(owner.accountId, { ...target, by }, { yes: true }));
  expect(again.text).toContain("is erased already");
  expect(await auditOf(by)).toMatchObject([{ action: "eraseAccount", subject: owner.accountId }]);
});

test("an interrupted erasure says how to continue: by the id, since the address is free by then", async () => {
  const { aCity, aFamily } = await load.testing();
  const { owner } = await aFamily(aCity());
  const { eraseAccount } = await load.account();
  const broken = { erase: () => Promise.reject(new Error("The provider does not answer.")) };
  vi.doMock("#lambdas/domain/lifecycle/accountErasure.ts", () => broken);
  try {
    await expect(captureOutput(() => eraseAccount(owner.email, target, { yes: true }))).rejects.toThrow(
      `The provider does not answer.\nRun it again with the id: erase ${owner.accountId}`,
    );
  } finally {
    vi.doUnmock("#lambdas/domain/lifecycle/accountErasure.ts");
  }
});

test("an address alone erases no account without a question: it may belong to a new account by now", async () => {
  const { aCity, aFamily, rowsOf } = await load.testing();
  const { owner } = await aFamily(aCity());
  const { account } = await load.account();
  const erase = (who: string) =>
    captureOutput(() => runCommand(account, ["erase", who, "--yes", "--local"], console.error));
  expect(await erase(owner.email)).toMatchObject({ code: 1, text: expect.stringContaining("by its id") });
  expect((await rowsOf(`U#${owner.accountId}`)).length).toBeGreaterThan(4);
  expect((await erase(owner.accountId)).code).toBe(0);
});

test("all cards of an account end, once its id is typed, under the operator's name, and it can be run again", async () => {
  const { aCity, aFamily, aMember, anEmergencyCard, auditOf, openCard } = {
    ...(await load.testing()),
    ...(await import("#lambdas/testing/builders/cards/emergencyCards.ts")),
  };
  const { owner, member } = await aFamily(aCity());
  const others = await aFamily(aCity());
  const ben = await aMember(owner, { First: "Ben" });
  const cards = [await anEmergencyCard(owner, member), await anEmergencyCard(owner, ben)];
  const kept = await anEmergencyCard(others.owner, others.member);
  const { endCards } = await load.account();
  const by = `operator:${owner.accountId}`;
  const end = (typed: string) =>
    captureOutput(() => endCards(owner.email, { ...target, by }, { yes: false, ask: async () => typed }));
  const opened = () => Promise.all([...cards, kept].map(async (card) => (await openCard(card)).status));
  await expect(end("yes")).rejects.toThrow("nothing was done");
  expect(await opened()).toEqual([200, 200, 200]);
  expect((await end(owner.accountId)).text).toMatch(/end for good: 2 cards[\s\S]*open nothing any more/);
  expect(await opened()).toEqual([404, 404, 200]);
  expect((await end(owner.accountId)).text).toContain("has no card");
  expect(await auditOf(by)).toMatchObject([{ action: "endEmergencyCards", subject: owner.accountId, count: 2 }]);
});

test("the accounts that today's run erases are named, and none is erased by that", async () => {
  const { aResident, becomesUnused, rowsOf } = await load.testing();
  const { account } = await load.account();
  const [unused, used] = [await aResident(), await aResident()];
  await becomesUnused(unused, { told: 2 });
  const { code, text } = await captureOutput(() => runCommand(account, ["due", "--local"], console.error));
  expect([code, text.includes(unused.accountId), text.includes(used.accountId)]).toEqual([0, true, false]);
  expect(text).toContain("1 account to be erased today");
  const [row] = await rowsOf(`U#${unused.accountId}`);
  expect(row?.status).toBe("ACTIVE");
});

test("the demo is three families with people, portraits and waiting jackets, and staff who can sign in", async () => {
  const { listOf, signIn } = await load.testing();
  const { makeDemo } = await load.demo();
  const made = await makeDemo(target);
  expect(made.map(({ role }) => role)).toEqual(["MOD", "MASTER MOD", "ADMIN", "USER", "USER", "USER"]);
  const [moderator, , , owner] = made;
  const session = await signIn(moderator?.email ?? "", moderator?.password ?? "", {} as never);
  const waiting = await listOf(session);
  expect(waiting.map(({ First }) => First).sort()).toEqual(["Anna", "Ngozi", "Samuel"]);
  expect((await listOf(session, {}, "UPDATED")).map(({ First }) => First)).toEqual(["Elena"]);
  const photo = await fetch(waiting[0]?.img ?? "");
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const resident = await signIn(owner?.email ?? "", owner?.password ?? "", {} as never);
  expect(resident.role).toBe("USER");
  expect(await makeDemo(target)).toEqual([]);
  const { fill } = await load.matches();
  expect((await captureOutput(fill)).text, "its people are found in other accounts").toMatch(/^Completed 0 rows/);
});

test("the backup payment host is chosen by one command where it answers as this site's, and that is told", async () => {
  const { paymentHost } = await load.paymentHost();
  const { auditOf } = await load.testing();
  const choose = (...words: string[]) => captureOutput(() => runCommand(paymentHost, words, console.error));
  let siteOrigin = "https://another.example";
  const frame = await serve({ port: 0, name: "payment frame" }, () => json({ siteOrigin }));
  vi.stubEnv("BACKUP_PAY_ORIGIN", frame.url);
  vi.stubEnv("PAY_ORIGIN", "http://127.0.0.1:9");
  expect(await choose("backup", "--local")).toMatchObject({
    code: 1,
    text: expect.stringContaining("another site. Nothing was changed"),
  });
  expect((await choose("status", "--local")).text).toMatch(/in use +own .* does not answer/);
  siteOrigin = process.env.SITE_ORIGIN ?? "";
  expect(await choose("backup", "--local")).toMatchObject({ code: 0 });
  expect((await choose("status", "--local")).text).toMatch(/in use +backup .* answers$/m);
  expect((await choose("own", "--local")).code).toBe(1);
  expect((await choose("own", "--unseen", "--local")).code).toBe(0);
  expect((await choose("status", "--local")).text).toMatch(/in use +own /);
  expect((await choose("other", "--local")).text).toContain("Say backup, own or status.");
  const rows = await auditOf(target.by);
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["useBackupPaymentHost", "useOwnPaymentHost"]),
  );
  vi.unstubAllEnvs();
  await frame.stop();
});

test("a public deployment gets no demo", async () => {
  const { makeDemo } = await load.demo();
  await expect(makeDemo({ ...target, stage: "prod" })).rejects.toThrow("stage prod");
  expect(await makeDemo({ ...target, stage: "beta" })).toEqual([]);
});

test("families of a former signing key are found in each other's accounts after one command, through every page of accounts", async () => {
  const { aCity, aFamily, aModerator, enterUnderFormerKey, listOf, strangers } = await load.testing();
  const { fill } = await load.matches();
  const City = aCity();
  const who = { Last: City.replace(" ", "") };
  const families = [await aFamily(City, who), await aFamily(City, who)];
  for (const { owner } of families) await enterUnderFormerKey(owner.accountId);
  await strangers(120, "USER", { City: aCity(), State: "MI" });
  const isTold = async () =>
    (await listOf(await aModerator(City))).map(({ PersonInOtherAccount = false }) => PersonInOtherAccount);
  expect(await isTold()).toEqual([false, false]);
  const { code, text } = await captureOutput(fill);
  expect([code, await isTold()]).toEqual([0, [true, true]]);
  const [, entered, accounts] = /^Completed (\d+) rows of (\d+) accounts\.$/m.exec(text) ?? [];
  expect(Number(entered)).toBe(4);
  expect(Number(accounts)).toBeGreaterThanOrEqual(122);
  expect((await captureOutput(fill)).text).toContain(`Completed 0 rows of ${accounts} accounts.`);
});

test("an account that cannot be filled is named, and keeps no other from it", async () => {
  const { aCity, aFamily, enterUnderFormerKey, removeAttribute, rowsOf } = await load.testing();
  const { fill } = await load.matches();
  const [broken, whole] = [await aFamily(aCity()), await aFamily(aCity())];
  for (const { owner } of [broken, whole]) await enterUnderFormerKey(owner.accountId);
  const pk = `U#${broken.owner.accountId}`;
  await removeAttribute(pk, `M#${broken.member.ID}`, "version");
  const { code, text } = await captureOutput(fill);
  expect(code).toBe(1);
  expect(text).toContain(`  ${broken.owner.accountId}: `);
  expect(text).toContain("1 account failed. Run it again.");
  const rows = await rowsOf(`U#${whole.owner.accountId}`);
  expect(rows.filter(({ matches }) => matches && !String(matches).endsWith("former"))).toHaveLength(2);
  await (await load.account()).eraseAccount(broken.owner.accountId, target, { yes: true });
});

test("a page of fifty cards takes the read units that the page of costs counts", async () => {
  const { aCity, aModerator, listOf } = await load.testing();
  const { aQueueOfStrangers, putRowsWithMarks } = await import("#lambdas/testing/builders/queueRows.ts");
  const { readsOf } = await import("#lambdas/testing/readsOf.ts");
  const City = aCity();
  await putRowsWithMarks(aQueueOfStrangers(City, 51));
  const moderator = await aModerator(City);
  const { units } = await readsOf(() => listOf(moderator));
  expect(Math.ceil(units)).toBe(86);
});
