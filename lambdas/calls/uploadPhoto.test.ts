import { expect, test } from "vitest";
import { readHeader } from "#lambdas/adapters/imageHeader.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aMemberRequest, edit, membersOf } from "#lambdas/testing/builders/members.ts";
import { anAdmin, aResident } from "#lambdas/testing/builders/people.ts";
import { aPhoto, imageFiles, signedUpload, type UploadType, upload } from "#lambdas/testing/builders/photos.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { largestPhoto, photoRequired, wrongPhotoSize, wrongPhotoType } from "#shared/fields/photo.ts";
import { handler as createMember } from "./createMember.ts";
import { handler as uploadPhoto } from "./uploadPhoto.ts";

async function aResidentWithHome() {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

async function createWith(owner: Awaited<ReturnType<typeof aResident>>, img: string) {
  const request = await aMemberRequest(owner, { img });
  return invoke(createMember, request, { session: owner });
}

test.each(Object.keys(imageFiles) as UploadType[])("a %s is uploaded, saved and shown", async (type) => {
  const owner = await aResidentWithHome();
  const file = imageFiles[type];
  const { signedRequest, url } = await signedUpload(owner, type, file.length);
  expect(await upload(signedRequest, type, file)).toBe(200);
  const { img } = await aMember(owner, { img: url });
  const shown = await fetch(img);
  expect([shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
    "image/jpeg",
    "private, max-age=600, immutable",
  ]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(readHeader(bytes)).toEqual({ type: "jpeg", pixels: 24 * 16 });
  expect(bytes).not.toEqual(file);
});

test("the server makes a photo's key under the caller's own prefix, whatever the file's name", async () => {
  const owner = await aResident();
  const { status, body } = await invoke(
    uploadPhoto,
    { fileName: "../../other/../x.png", fileType: "image/png" },
    { session: owner },
  );
  expect(status).toBe(200);
  expect(new URL(body.url).pathname).toMatch(new RegExp(`/uploads/${owner.accountId}/[\\w-]{22}$`));
  expect(new URL(body.url).search).toBe("");
});

test("an upload of another type or size than signed is refused", async () => {
  const owner = await aResident();
  const file = imageFiles["image/jpeg"];
  const typed = await signedUpload(owner, "image/jpeg");
  expect(await upload(typed.signedRequest, "text/html", Buffer.from("<script>"))).toBe(403);
  const sized = await signedUpload(owner, "image/jpeg", file.length);
  expect(await upload(sized.signedRequest, "image/jpeg", Buffer.concat([file, file]))).toBe(403);
});

test("a photo stays what it was when it was reviewed, whatever is uploaded to its address afterwards", async () => {
  const owner = await aResidentWithHome();
  const { signedRequest, url } = await signedUpload(owner);
  await upload(signedRequest, "image/jpeg", imageFiles["image/jpeg"]);
  const member = await aMember(owner, { img: url });
  const shown = async () => Buffer.from(await (await fetch(member.img)).arrayBuffer()).toString("base64");
  const reviewed = await shown();
  expect(await upload(signedRequest, "image/jpeg", Buffer.from("<html>another page</html>"))).toBe(200);
  expect(await shown()).toBe(reviewed);
  const [before] = await membersOf(owner);
  const { status, body } = await edit(owner, member, { img: url });
  expect([status, body.Member.Version]).toEqual([200, before?.Version]);
  expect(await shown()).toBe(reviewed);
});

test("the same upload makes the same photo again after an answer was lost", async () => {
  const owner = await aResidentWithHome();
  const img = await aPhoto(owner);
  const [one, two] = [await aMember(owner, { img }), await aMember(owner, { img })];
  expect(new URL(two.img).pathname).toBe(new URL(one.img).pathname);
  expect((await fetch(two.img)).status).toBe(200);
});

test("a signed upload works for its own key alone, and an unsigned address opens nothing", async () => {
  const owner = await aResident();
  const { signedRequest, url } = await signedUpload(owner);
  const other = signedRequest.replace(owner.accountId, (await aResident()).accountId);
  expect(await upload(other, "image/jpeg", imageFiles["image/jpeg"])).toBe(403);
  expect((await fetch(await aPhoto(owner))).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
});

test.each([
  ["text/html", undefined, wrongPhotoType],
  ["image/svg+xml", undefined, wrongPhotoType],
  ["image/jpeg", largestPhoto + 1, wrongPhotoSize],
])("signing an upload of %s, %s bytes is refused", async (fileType, fileSize, message) => {
  const owner = await aResident();
  const { status, body } = await invoke(uploadPhoto, { fileName: "a", fileType, fileSize }, { session: owner });
  expect([status, body.Message]).toEqual([400, message]);
});

test("staff cannot upload photos", async () => {
  const { status } = await invoke(uploadPhoto, { fileName: "a", fileType: "image/png" }, { session: await anAdmin() });
  expect(status).toBe(403);
});

test("a file that is not an image is refused, whatever its declared type", async () => {
  const owner = await aResidentWithHome();
  for (const text of ["<html><script>alert(1)</script></html>", "<svg xmlns='...'/>", "GIF89a........"]) {
    const { status, body } = await createWith(owner, await aPhoto(owner, Buffer.from(text)));
    expect([status, body.Message]).toEqual([400, wrongPhotoType]);
  }
  expect(await membersOf(owner)).toEqual([]);
});

test("a photo of more than 5 MB is refused, one of 5 MB is not", async () => {
  const owner = await aResidentWithHome();
  const large = Buffer.alloc(largestPhoto + 1);
  imageFiles["image/jpeg"].copy(large);
  const { status, body } = await createWith(owner, await aPhoto(owner, large));
  expect([status, body.Message]).toEqual([400, wrongPhotoSize]);
  expect((await createWith(owner, await aPhoto(owner, large.subarray(0, largestPhoto)))).status).toBe(200);
});

test("a photo signed but never uploaded is refused", async () => {
  const owner = await aResidentWithHome();
  const { url } = await signedUpload(owner);
  const { status, body } = await createWith(owner, url);
  expect([status, body.Message]).toEqual([400, photoRequired]);
});

test("another account's photo is refused, signed or not", async () => {
  const [owner, other] = [await aResidentWithHome(), await aResidentWithHome()];
  const img = await aPhoto(other);
  const shown = await aMember(other, { img });
  for (const address of [img, shown.img]) {
    const { status, body } = await createWith(owner, address);
    expect([status, body.Message]).toEqual([400, photoRequired]);
  }
});

test.each([
  "javascript:alert(1)",
  "data:image/png;base64,iVBORw0KGgo=",
  "data:text/html,<script>",
  "https://example.com/photo.png",
  "photos/x/y",
  "file:///etc/passwd",
])("%s is no photo", async (img) => {
  const { status, body } = await createWith(await aResidentWithHome(), img);
  expect([status, body.Message]).toEqual([400, photoRequired]);
});

test("an address from a list names the same photo", async () => {
  const owner = await aResidentWithHome();
  const { img } = await aMember(owner);
  const second = await aMember(owner, { img });
  expect(new URL(second.img).pathname).toBe(new URL(img).pathname);
});
