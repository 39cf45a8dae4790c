import { expect, test } from "vitest";
import { readFile } from "#lambdas/adapters/photos/photoFile.ts";
import { keyOfPhoto, photoKeyOf, thumbnailKeyOf, uploadKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { readRetiredOf } from "#lambdas/records/family/retiredPhoto.ts";
import { readReportsOf } from "#lambdas/records/jackets/report.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { mark, onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aFamily, aMember, edit, remove } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { aPhoto, imageFiles, signedUpload, upload } from "#lambdas/testing/builders/photos.ts";
import { report } from "#lambdas/testing/builders/reports.ts";
import { deliveryIn, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, redrive } from "#lambdas/testing/workOff.ts";
import { largestPhoto } from "#shared/fields/photo.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

const dayIn = (days: number) => addDays(dayOf(new Date()), days);

const runIn = (days: number) => dailyRun(dayIn(days));

const isThere = async (img: string): Promise<boolean> => (await fetch(img)).status === 200;

test("a photo that was replaced rests for a month and is erased then; the new one stays", async () => {
  const { owner, member } = await aFamily(aCity());
  const { img } = (await edit(owner, member, { img: await aPhoto(owner) })).body.Member;
  await runIn(29);
  expect(await isThere(member.img)).toBe(true);
  await runIn(30);
  expect([await isThere(member.img), await isThere(img)]).toEqual([false, true]);
  await runIn(30);
});

test("a photo that was uploaded and never used is erased a month later, one that was used stays", async () => {
  const { owner, member } = await aFamily(aCity());
  const unused = await aPhoto(owner);
  // A member shows it for a moment, for an address where it can be seen.
  const { img } = (await edit(owner, member, { img: unused })).body.Member;
  expect(photoKeyOf(keyOfPhoto(unused) ?? "")).toBe(keyOfPhoto(img));
  await setAttribute(accountPk(owner.accountId), `M#${member.ID}`, "person.img", keyOfPhoto(member.img));
  await runIn(29);
  expect([await isThere(img), await isThere(member.img)]).toEqual([true, true]);
  await runIn(30);
  expect([await isThere(img), await isThere(member.img)]).toEqual([false, true]);
});

test("a photo is erased with its thumbnail and what was uploaded again to its address", async () => {
  const { owner, member } = await aFamily(aCity());
  const { signedRequest, url } = await signedUpload(owner);
  await upload(signedRequest, "image/jpeg", imageFiles["image/jpeg"]);
  const changed = (await edit(owner, member, { img: url })).body.Member;
  await upload(signedRequest, "image/jpeg", imageFiles["image/jpeg"]);
  const photo = keyOfPhoto(changed.img) ?? "";
  const files = () =>
    Promise.all([photo, thumbnailKeyOf(photo), uploadKeyOf(photo)].map((key) => readFile(key, largestPhoto)));
  expect(await files()).not.toContain(undefined);
  await remove(owner, changed);
  await runIn(30);
  expect(await files()).toEqual([undefined, undefined, undefined]);
});

test("a deleted member's photo is erased a month later", async () => {
  const { owner, member } = await aFamily(aCity());
  await remove(owner, member);
  expect(await isThere(member.img)).toBe(true);
  await runIn(30);
  expect(await isThere(member.img)).toBe(false);
});

test("a photo that another member has, or has again, stays", async () => {
  const { owner, member } = await aFamily(aCity());
  const twin = await aMember(owner, { img: member.img });
  await remove(owner, member);
  await runIn(30);
  expect(await isThere(twin.img)).toBe(true);
  const changed = (await edit(owner, twin, { img: await aPhoto(owner) })).body.Member;
  await edit(owner, changed, { img: twin.img });
  await runIn(30);
  expect([await isThere(twin.img), await isThere(changed.img)]).toEqual([true, false]);
});

test("a photo that a department's jacket still shows stays until the department has another one", async () => {
  const city = aCity();
  const { owner, member, linkingId } = await aFamily(city);
  const moderator = await aModerator(city);
  await mark(moderator, await onlyInQueue(city));
  await edit(owner, member, { img: await aPhoto(owner) });
  await runIn(30);
  expect(await isThere(member.img)).toBe(true);
  expect(await readRetiredOf(owner.accountId, dayIn(60))).toContain(keyOfPhoto(member.img));
  await mark(moderator, await onlyInQueue(city));
  // The mark was made just now and may be taken back: the department would have the old photo again.
  await runIn(60);
  expect(await isThere(member.img)).toBe(true);
  const tooLate = new Date(Date.now() - (undoMinutes * 60 + 1) * 1_000).toISOString();
  await setAttribute(
    accountPk(owner.accountId),
    `LJ#${linkingId}`,
    `${deliveryIn(city)}.transferred.receipt.at`,
    tooLate,
  );
  await runIn(90);
  expect(await isThere(member.img)).toBe(false);
});

test("the photo of a card that was reported stays while the person does, and goes from the report with them", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Allergies: "Penicillin" });
  await report(await aModerator(city), await onlyInQueue(city));
  const { body } = await edit(owner, member, { img: await aPhoto(owner) });
  await runIn(30);
  expect(await isThere(member.img)).toBe(true);
  await remove(owner, body.Member);
  await runIn(60);
  expect(await isThere(member.img)).toBe(false);
  const [kept] = await readReportsOf(owner.accountId);
  expect(kept?.reason).toBe("FALSE");
  expect(kept?.entry.snapshot.person).toMatchObject({ First: member.First, img: "", Medical: {} });
  expect(JSON.stringify(kept)).not.toContain("Penicillin");
});

test("a report of a deleted person is emptied, too, where another person has the same photo", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city, { Allergies: "Penicillin" });
  const twin = await aMember(owner, { img: member.img });
  await report(await aModerator(city), await onlyInQueue(city));
  await remove(owner, member);
  await runIn(30);
  expect(await isThere(twin.img)).toBe(true);
  const [kept] = await readReportsOf(owner.accountId);
  expect(kept?.entry.snapshot.person).toMatchObject({ First: member.First, img: "", Medical: {} });
  expect(JSON.stringify(kept)).not.toContain("Penicillin");
});

test("a notice keeps the photo that it shows", async () => {
  const city = aCity();
  const { owner, member } = await aFamily(city);
  await mark(await aModerator(city), await onlyInQueue(city));
  await remove(owner, member);
  await runIn(30);
  expect(await isThere(member.img)).toBe(true);
  expect((await onlyInQueue(city)).removed).toBe(true);
});

test("a photo that cannot be erased now stays noted, and is erased when it is tried again", async () => {
  const { owner, member } = await aFamily(aCity());
  await remove(owner, member);
  const bucket = process.env.PHOTO_BUCKET;
  delete process.env.PHOTO_BUCKET;
  try {
    await expect(runIn(30)).rejects.toThrow("Dead letters");
  } finally {
    process.env.PHOTO_BUCKET = bucket;
  }
  expect(await isThere(member.img)).toBe(true);
  await redrive();
  expect(await isThere(member.img)).toBe(false);
});
