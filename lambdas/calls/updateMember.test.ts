import { expect, test } from "vitest";
import { readRetiredOf } from "#lambdas/records/family/retiredPhoto.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { aSponsor } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, medicalOf, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf } from "#lambdas/testing/builders/households.ts";
import {
  aFamily,
  aMember,
  anEdit,
  aPaidMember,
  assign,
  edit,
  membersOf,
  unassign,
} from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aPhoto, signedUpload, upload } from "#lambdas/testing/builders/photos.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { unsigned } from "#lambdas/testing/unsigned.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { errorSentences } from "#shared/errors.ts";
import { fillAllFields, invalidEmail, invalidPhone } from "#shared/fields/account.ts";
import { photoRequired, wrongPhotoType } from "#shared/fields/photo.ts";
import { tooLong150 } from "#shared/fields/text.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as updateMember } from "./updateMember.ts";

async function aPerson(overrides: Parameters<typeof aMember>[1] = {}) {
  const owner = await aResident();
  await aHousehold(owner);
  return { owner, member: await aMember(owner, overrides) };
}

const rowsOfOwner = ({ accountId }: TestAccount) => rowsOf(accountPk(accountId));

const jacketStates = async (owner: TestAccount) =>
  (await membersOf(owner)).flatMap(({ HouseHolds }) => HouseHolds.map(({ Jacket }) => Jacket));

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("every fact of a person can change, and is listed as sent", async () => {
  const { owner, member } = await aPerson({ Mail: "ada@example.com", Phone: "3135552671" });
  const changes = {
    First: "Grace",
    Last: "O'Brien-Núñez",
    Sex: "O",
    Dob: "2024-02-29",
    Feet: 1,
    Inches: 11,
    Weight: "88.5 lb",
    Mail: "Grace@Example.com",
    Phone: "(313) 555-2672",
    Additional: "Deaf\nin one ear",
    Medical: { DNR: true, Other: true, OtherText: "Code 4711" },
  } as const;
  const { status, body } = await edit(owner, member, changes);
  expect(status).toBe(200);
  expect(body.Member).toMatchObject({
    ...changes,
    Mail: "grace@example.com",
    Phone: "+13135552672",
    ID: member.ID,
    payed: "PENDING",
    CreateDate: member.CreateDate,
    PhotoDate: member.PhotoDate,
    Version: 2,
  });
  expect((await membersOf(owner)).map(unsigned)).toEqual([unsigned(body.Member)]);
});

test("the home of a person who waits for the first payment can change, and a foreign one is refused", async () => {
  const owner = await aResident();
  const [home, cabin] = [await aHousehold(owner), await aHousehold(owner, { Name: "Cabin" })];
  const member = await aMember(owner, { HouseHolds: [cabin.ID] });
  expect(member.Wanted).toEqual([cabin.ID]);
  const { body } = await edit(owner, member, { Wanted: [home.ID] });
  expect(body.Member).toMatchObject({ Wanted: [home.ID], HouseHolds: [] });
  const foreign = await aHousehold(await aResident());
  expect((await edit(owner, body.Member, { Wanted: [foreign.ID] })).status).toBe(404);
  expect((await edit(owner, body.Member, { First: "Grace" })).body.Member.Wanted).toEqual([home.ID]);
  expect((await edit(owner, body.Member, { Wanted: [] })).body.Member.Wanted).toBeUndefined();
});

test("a home that a department pays for makes a waiting person free there", async () => {
  const owner = await aResident();
  const City = aCity();
  await aSponsor([{ City, State: "MI" }]);
  const member = await aMember(owner, { HouseHolds: [(await aHousehold(owner)).ID] });
  const sponsored = await aHousehold(owner, { City });
  await edit(owner, member, { Wanted: [sponsored.ID] });
  await workOff();
  expect((await membersOf(owner))[0]).toMatchObject({ payed: "COMPLETE", HouseHolds: [{ ID: sponsored.ID }] });
});

test.each([
  ["李小龙", "李"],
  ["O'Brien-Núñez", "d’Arc"],
  ["Zoë 🙂", "محمد"],
])("the name %s %s is stored, listed and shown to the department as typed", async (First, Last) => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await edit(owner, member, { First, Last });
  expect((await membersOf(owner))[0]).toMatchObject({ First, Last });
  expect((await householdsOf(owner))[0]?.Members).toMatchObject([{ First, Last }]);
  expect(await listOf(await aModerator(city))).toMatchObject([{ First, Last }]);
});

test("inches that are emptied are blank for the family and for the department, and are none that stay", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const { status, body } = await edit(owner, member, { Feet: 5, Inches: "" });
  expect(status, body.Message).toBe(200);
  const [listed] = await membersOf(owner);
  expect([listed?.Feet, listed?.Inches]).toEqual([5, undefined]);
  const entry = await only(await aModerator(city));
  expect([entry.Feet, entry.Inches]).toEqual([5, undefined]);
});

test("a phone, e-mail and note that are blank or left out are removed", async () => {
  const given = { Mail: "ada@example.com", Phone: "3135552671", Additional: "Deaf" };
  for (const changes of [
    { Mail: "", Phone: " ", Additional: "  " },
    { Mail: undefined, Phone: undefined, Additional: undefined },
  ]) {
    const { owner, member } = await aPerson(given);
    await edit(owner, member, changes);
    const [listed] = await membersOf(owner);
    expect([listed?.Mail, listed?.Phone, listed?.Additional]).toEqual([undefined, undefined, undefined]);
  }
});

test("a checklist left out stays; a flag sent as false goes, with the text of 'Other'", async () => {
  const Medical = { DNR: true, Other: true, OtherText: "Code 4711" };
  const { owner, member } = await aPerson({ Medical });
  const kept = await edit(owner, member, { First: "Grace", Medical: undefined });
  expect(kept.body.Member.Medical).toEqual(Medical);
  const changed = await edit(owner, member, { Medical: { DNR: true, Other: false, OtherText: "Code 4711" } });
  expect(changed.body.Member.Medical).toEqual({ DNR: true });
});

test("150 characters are counted as people count them", async () => {
  const { owner, member } = await aPerson();
  const Additional = "🙂".repeat(150);
  expect((await edit(owner, member, { Additional })).body.Member.Additional).toBe(Additional);
  const { status, body } = await edit(owner, member, { Additional: `${Additional}!` });
  expect([status, body.Message]).toEqual([400, tooLong150]);
});

test.each([
  ["Dob", dayFromNow(2), "The date of birth cannot be in the future"],
  ["Dob", "2023-02-29", "There is no such day. Please check the month and the day"],
  ["First", " ", fillAllFields],
  ["Weight", "0", "Please enter a weight above 0"],
  ["Mail", "ada@", invalidEmail],
  ["Phone", "911", invalidPhone],
  ["img", "https://example.com/photos/x.jpg", photoRequired],
])("%s %s is refused with its sentence and nothing is written", async (field, value, sentence) => {
  const { owner, member } = await aPerson();
  const rows = await rowsOfOwner(owner);
  const { status, body } = await edit(owner, member, { [field]: value });
  expect([status, body.Message]).toEqual([400, sentence]);
  expect(await rowsOfOwner(owner)).toEqual(rows);
});

test.each([{ payed: "COMPLETE" }, { CreateDate: "2001-01-01" }, { HouseHolds: [] }, { PhotoDate: "2030-01-01" }])(
  "%j in the body is refused: the server sets it",
  async (extra) => {
    const { owner, member } = await aPerson();
    const request = { ...anEdit(member), ...extra };
    expect((await invoke(updateMember, request, { session: owner })).status).toBe(400);
  },
);

test("another family's member is answered like an unknown one and stays", async () => {
  const { owner, member } = await aPerson();
  const stranger = await aResident();
  const img = await aPhoto(stranger);
  const tries = [
    await edit(stranger, member, { Parent_ID: stranger.accountId, First: "Eve", img }),
    await edit(stranger, member, { Parent_ID: stranger.accountId, ID: "nobody-at-all", img }),
    await edit(stranger, member, { First: "Eve", img }),
  ];
  for (const { status, body } of tries) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect((await membersOf(owner)).map(unsigned)).toEqual([unsigned(member)]);
  expect((await edit(await anAdmin(), member)).status).toBe(403);
});

test("the listed photo is recognised; a new one is stored with its day", async () => {
  const { owner, member } = await aPerson();
  await setAttribute(accountPk(owner.accountId), `M#${member.ID}`, "photoDate", "2020-01-01");
  const same = await edit(owner, member, { First: "Grace" });
  expect(same.body.Member.PhotoDate).toBe("2020-01-01");
  const other = await edit(owner, same.body.Member, { img: await aPhoto(owner) });
  expect(other.body.Member.PhotoDate).toBe(easternDayOf(new Date()));
  const path = ({ img }: Member) => new URL(img).pathname;
  expect([path(same.body.Member), path(other.body.Member) === path(member)]).toEqual([path(member), false]);
  expect((await fetch(other.body.Member.img)).status).toBe(200);
});

test("another account's photo, one never uploaded and one that is no photo are refused", async () => {
  const { owner, member } = await aPerson();
  const { url: missing } = await signedUpload(owner);
  const text = await signedUpload(owner);
  await upload(text.signedRequest, "image/jpeg", Buffer.from("<html>no image</html>"));
  const tries = [
    [await aPhoto(await aResident()), photoRequired],
    [missing, photoRequired],
    [text.url, wrongPhotoType],
  ] as const;
  for (const [img, message] of tries) {
    const { status, body } = await edit(owner, member, { img });
    expect([status, body.Message]).toEqual([400, message]);
  }
  expect((await membersOf(owner))[0]?.Version).toBe(1);
});

test("a replaced photo is kept for at least a month, because a department may still show it", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await mark(await aModerator(city), await onlyInQueue(city));
  await edit(owner, member, { img: await aPhoto(owner) });
  expect((await fetch(member.img)).status).toBe(200);
  const photo = new URL(member.img).pathname.replace(/^.*(?=photos\/)/, "");
  expect(await readRetiredOf(owner.accountId, dayFromNow(30))).toContain(photo);
});

test("an outdated version is refused, unless the content is unchanged", async () => {
  const { owner, member } = await aPerson();
  const send = (First: string) => edit(owner, member, { First, Version: 1 });
  expect((await send("Grace")).status).toBe(200);
  const late = await send("Hedy");
  expect([late.status, late.body.Message]).toEqual([409, errorSentences.CHANGED_ELSEWHERE]);
  const rows = await rowsOfOwner(owner);
  const again = await send("Grace");
  expect([again.status, again.body.Member.Version]).toEqual([200, 2]);
  expect(await rowsOfOwner(owner)).toEqual(rows);
});

const changers = howMany(8, 20);

test(`of ${changers} simultaneous changes one wins, the others are told, and no two are mixed`, async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const answers = await Promise.all(
    Array.from({ length: changers }, (_, at) =>
      edit(owner, member, { First: `First ${at}`, Last: `Last ${at}`, Medical: { DNR: at % 2 === 0 } }),
    ),
  );
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners.length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const [listed] = await membersOf(owner);
  const [, at] = listed?.First.split(" ") ?? [];
  expect(listed).toMatchObject({ Last: `Last ${at}`, Medical: Number(at) % 2 === 0 ? { DNR: true } : {} });
  expect(await onlyInQueue(city)).toMatchObject({
    snapshot: { person: { First: `First ${at}`, Last: `Last ${at}` } },
  });
});

test(`of ${changers} simultaneous changes of one version exactly one wins`, async () => {
  const { owner, member } = await aPerson();
  const answers = await Promise.all(
    Array.from({ length: changers }, (_, at) => edit(owner, member, { First: `First ${at}`, Version: 1 })),
  );
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect((await membersOf(owner))[0]).toMatchObject({ First: winner?.body.Member.First, Version: 2 });
});

test("links and payments do not make the owner's version outdated", async () => {
  const owner = await aResident();
  const household = await aHousehold(owner, { City: aCity() });
  const member = await aPaidMember(owner);
  await assign(owner, member, household);
  const { status, body } = await edit(owner, member, { First: "Grace", Version: member.Version });
  expect([status, body.Member.Version]).toEqual([200, 2]);
});

test("a change merges into the entry that waits in each city, and the member shows it as waiting", async () => {
  const cities = [aCity(), aCity()] as const;
  const { owner, member } = await aFamily(cities[0]);
  await assign(owner, member, await aHousehold(owner, { City: cities[1] }));
  const { body } = await edit(owner, member, { First: "Grace" });
  for (const city of cities)
    expect(await onlyInQueue(city)).toMatchObject({
      kind: "NEW",
      content: 2,
      snapshot: { person: { First: "Grace" } },
    });
  const states = body.Member.HouseHolds.map(({ Jacket }) => Jacket?.State);
  expect(states).toEqual(["WAITING", "WAITING"]);
  expect((await householdsOf(owner)).map(({ Members }) => Members[0]?.First)).toEqual(["Grace", "Grace"]);
});

test("a change after the transfer opens an Updated entry, and shows the time of the last transfer", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  const [received] = await jacketStates(owner);
  expect(received).toEqual({
    State: "RECEIVED",
    City: city,
    At: expect.stringMatching(/^\d{4}-/),
    Number: expect.stringMatching(/^[0-9A-Z]{8}$/),
  });
  await edit(owner, member, { Weight: "140" });
  expect(await onlyInQueue(city)).toMatchObject({ kind: "UPDATED", snapshot: { person: { Weight: "140" } } });
  expect(await jacketStates(owner)).toEqual([{ ...received, State: "CHANGED" }]);
  await edit(owner, member, { Weight: "150" });
  expect(await onlyInQueue(city)).toMatchObject({ kind: "UPDATED", snapshot: { person: { Weight: "150" } } });
  await mark(moderator, await onlyInQueue(city));
  expect((await jacketStates(owner))[0]?.State).toBe("RECEIVED");
});

test("an unchanged member opens no entry", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Medical: { Other: true, OtherText: "Code 4711" } });
  await mark(await aModerator(city), await onlyInQueue(city));
  const rows = await rowsOfOwner(owner);
  expect((await edit(owner, member)).status).toBe(200);
  expect(await rowsOfOwner(owner)).toEqual(rows);
  expect([await queueOf("NEW", city), await queueOf("UPDATED", city)]).toEqual([[], []]);
});

test("a new text of 'Other' is a change that the department is told of, and is in no entry", async () => {
  const city = aCity();
  const Medical = { Other: true, OtherText: "Door code 4711" };
  const { owner, member } = await aFamily(city, { Medical });
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  await edit(owner, member, { Medical: { ...Medical, OtherText: "Door code 0815" } });
  const entry = await onlyInQueue(city);
  expect(entry.kind).toBe("UPDATED");
  expect((await medicalOf(moderator, entry)).body.Record.Medical).toEqual({
    Other: true,
    OtherText: "Door code 0815",
  });
  const jackets = (await rowsOfOwner(owner)).filter(({ sk }) => !sk.startsWith("M#"));
  expect(JSON.stringify([entry, jackets])).not.toMatch(/\b(4711|0815)\b/);
  // A card loaded before the next change opens no record: it would show another version's text.
  await edit(owner, member, { Medical: { ...Medical, OtherText: "Door code 1234" } });
  expect((await medicalOf(moderator, entry)).status).toBe(409);
  expect((await medicalOf(moderator, await onlyInQueue(city))).body.Record.Medical.OtherText).toMatch("1234");
});

test("a member without a completed payment is changed, and no entry is opened", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const pending = await aMember(owner);
  expect((await edit(owner, pending, { First: "Grace" })).status).toBe(200);
  expect((await onlyInQueue(city)).snapshot.person.First).toBe(member.First);
});

test.each([
  [{ State: "AE", Zip: "09021" }, "AE"],
  [{ State: "AP", Zip: "96201-1234" }, "AP"],
  [{ State: "PR", Zip: "00901-0001" }, "PR"],
  [{ State: "MI", Zip: "48226-1234" }, "MI"],
] as const)("a change reaches the department of %j", async (address, state) => {
  const City = aCity();
  const owner = await aResident();
  const household = await aHousehold(owner, { City, ...address });
  const member = await aPaidMember(owner);
  await assign(owner, member, household);
  await edit(owner, member, { First: "Grace" });
  const entry = await onlyInQueue(City, state);
  expect(entry).toMatchObject({
    snapshot: { person: { First: "Grace" }, address: { State: state, Zip: address.Zip } },
  });
});

test("a change and links at the same moment: every department that has the person has the new version", async () => {
  const { owner, member, household } = await aFamily(aCity());
  const cities = [aCity(), aCity(), aCity()] as const;
  const homes = await Promise.all(cities.map((City) => aHousehold(owner, { City })));
  const [gone] = homes;
  if (!gone) throw new Error("There is no home");
  for (let round = 1; round <= howMany(2, 8); round += 1) {
    await assign(owner, member, gone);
    const First = `Round ${round}`;
    const [edited, removed] = await Promise.all([
      edit(owner, member, { First }),
      unassign(owner, member, gone),
      ...homes.slice(1).map((home) => assign(owner, member, home)),
    ]);
    expect([edited.status, removed]).toEqual([200, 200]);
    expect(await queueOf("NEW", cities[0])).toEqual([]);
    for (const city of [household.City, ...cities.slice(1)])
      expect((await onlyInQueue(city)).snapshot.person.First).toBe(First);
    for (const home of homes.slice(1)) await unassign(owner, member, home);
  }
});

test("a change and a mark at the same moment: the new version waits afterwards", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  const moderator = await aModerator(city);
  for (let round = 1; round <= howMany(2, 8); round += 1) {
    const First = `Round ${round}`;
    const entry = await onlyInQueue(city);
    const [edited, marked] = await Promise.all([edit(owner, member, { First }), mark(moderator, entry)]);
    expect(edited.status).toBe(200);
    expect([200, 409]).toContain(marked);
    expect((await onlyInQueue(city)).snapshot.person.First).toBe(First);
  }
});

const asGuardian = { Choice: "GUARDIAN", Waiver: "2026-11-21" } as const;

test("an edit declares the authorization of a member who was registered without one, with its time", async () => {
  const { owner, member } = await aPerson();
  const before = new Date().toISOString();
  const { status, body } = await edit(owner, member, { Authorization: asGuardian, Version: 1 });
  expect([status, body.Member.Version]).toEqual([200, 2]);
  expect(body.Member.Authorization).toMatchObject(asGuardian);
  const at = body.Member.Authorization?.At ?? "";
  expect([before, at, new Date().toISOString()].toSorted()[1]).toBe(at);
  expect((await membersOf(owner))[0]?.Authorization).toEqual({ ...asGuardian, At: at });
});

test("what was declared stays: with an edit that leaves it out, one that repeats it, and one that differs", async () => {
  const { owner, member } = await aPerson({ Authorization: asGuardian });
  const declared = { ...asGuardian, At: member.CreateDate };
  expect((await edit(owner, member, { Weight: "140" })).body.Member.Authorization).toEqual(declared);
  const again = await edit(owner, member, { Weight: "140", Authorization: asGuardian });
  expect([again.status, again.body.Member.Version]).toEqual([200, 2]);
  for (const other of [
    { Choice: "SELF", Waiver: "2026-11-21" },
    { Choice: "GUARDIAN", Waiver: "2027-01-01" },
  ] as const) {
    const { status, body } = await edit(owner, member, { Weight: "150", Authorization: other });
    expect([status, body.Code]).toEqual([409, "AUTHORIZATION_DECLARED"]);
  }
  expect((await membersOf(owner))[0]).toMatchObject({ Weight: "140", Authorization: declared });
});

test("two declarations at once leave one, and the other is told that the record changed", async () => {
  const { owner, member } = await aPerson();
  const answers = await Promise.all(
    (["GUARDIAN", "SELF"] as const).map((Choice) =>
      edit(owner, member, { Authorization: { ...asGuardian, Choice }, Version: 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body.Member.Authorization;
  expect(answers.find(({ status }) => status === 409)?.body.Code).toBe("CHANGED_ELSEWHERE");
  expect((await membersOf(owner))[0]?.Authorization).toEqual(won);
});

test("an authorization that is not one is refused", async () => {
  const { owner, member } = await aPerson();
  for (const wrong of [{ Choice: "FRIEND", Waiver: "1" }, { Choice: "SELF" }, { ...asGuardian, At: "2001" }]) {
    const request = { ...anEdit(member), Authorization: wrong };
    expect((await invoke(updateMember, request, { session: owner })).status).toBe(400);
  }
  expect((await membersOf(owner))[0]).not.toHaveProperty("Authorization");
});
