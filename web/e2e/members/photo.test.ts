import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aMember, membersOf } from "../support/family.ts";
import { button, heading, toast } from "../support/locators.ts";
import { memberRow, openEdit, openMembers } from "../support/members.ts";
import { onPhone } from "../support/person.ts";
import type { Resident } from "../support/resident.ts";
import { recordCalls } from "../support/routes.ts";
import { signInAtHome } from "../support/signIn.ts";
import { chosenPhoto, cropDialog, fileInput } from "../support/wizard.ts";
import { test, update } from "./test.ts";

/** Red before blue. */
async function aTwoColouredPhoto(page: Page, width: number, height: number, way: "across" | "down") {
  const url = await page.evaluate(
    ([w, h, isAcross]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: w, height: h });
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no canvas");
      brush.fillStyle = "#ff0000";
      brush.fillRect(0, 0, w, h);
      brush.fillStyle = "#0000ff";
      if (isAcross) brush.fillRect(w / 2, 0, w / 2, h);
      else brush.fillRect(0, h / 2, w, h / 2);
      return canvas.toDataURL("image/jpeg", 0.95);
    },
    [width, height, way === "across"] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Artist, position, a turn by 90 degrees. */
function withCameraNotes(jpeg: Buffer): Buffer {
  const artist = "Taken by Ines\0";
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + artist.length + 2 + 12 + 4);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  const text = 8 + 2 + 3 * 12 + 4;
  const gps = text + artist.length;
  tiff.writeUInt16LE(3, 8);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x013b, 2, artist.length, text);
  entry(34, 0x8825, 4, 1, gps);
  tiff.write(artist, text, "latin1");
  tiff.writeUInt16LE(1, gps);
  entry(gps + 2, 0x0001, 2, 2, 0x4e);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

async function storedPhoto(resident: Resident): Promise<Buffer> {
  const [member] = await membersOf(resident);
  const answer = await fetch(member?.img ?? "");
  return Buffer.from(await answer.arrayBuffer());
}

/** Points are shares of the size. */
async function inspect(page: Page, photo: Buffer, points: readonly (readonly [number, number])[]) {
  return page.evaluate(
    async ([base64, at]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
      const { width, height } = bitmap;
      const brush = new OffscreenCanvas(width, height).getContext("2d");
      if (!brush) throw new Error("no canvas");
      brush.drawImage(bitmap, 0, 0);
      const colors = at.map(([x, y]) => {
        const [red = 0, , blue = 0] = brush.getImageData(x * width, y * height, 1, 1).data;
        return red > blue ? "red" : "blue";
      });
      return { width, height, colors };
    },
    [photo.toString("base64"), points] as const,
  );
}

async function save(page: Page): Promise<void> {
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  // An earlier save's message may still be there.
  await heading(page, /^Welcome, /).waitFor();
}

test("a photo is taken as found: upright, its middle, at most 1024 px, and carries none of the camera's notes", async ({
  atEditForm,
}) => {
  const { page, resident } = await atEditForm("Ines");
  const buffer = withCameraNotes(await aTwoColouredPhoto(page, 1500, 1200, "across"));
  expect(buffer.includes("Taken by Ines")).toBe(true);
  await fileInput(page).setInputFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer });
  await chosenPhoto(page).waitFor();
  await look(page, "members-photo-chosen");
  await save(page);
  const stored = await storedPhoto(resident);
  expect(stored.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  for (const note of ["Exif", "Taken by Ines", "http://ns.adobe.com"]) expect(stored.includes(note)).toBe(false);
  const seen = await inspect(page, stored, [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expect(seen).toEqual({ width: 819, height: 1024, colors: ["red", "blue"] });
});

test("a photo is turned, zoomed and moved with the keyboard alone", async ({ atEditForm }) => {
  const { page, resident } = await atEditForm("Omar");
  const buffer = await aTwoColouredPhoto(page, 1200, 1500, "down");
  await fileInput(page).setInputFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer });
  const crop = cropDialog(page);
  await button(page, "Adjust").press("Enter");
  await crop.waitFor();
  await look(page, "members-photo-crop");
  await button(crop, "Rotate right").press("Enter");
  const zoom = crop.getByRole("slider", { name: "Zoom" });
  await zoom.press("ArrowRight");
  expect(await zoom.inputValue()).toBe("1.1");
  await zoom.press("End");
  expect(await zoom.inputValue()).toBe("3");
  const use = async () => {
    await button(crop, "Use this photo").press("Enter");
    await crop.waitFor({ state: "hidden" });
  };
  // Both colours, the upper one now at the right.
  await use();
  await save(page);
  const points = [
    [0.1, 0.5],
    [0.9, 0.5],
  ] as const;
  const turned = await inspect(page, await storedPhoto(resident), points);
  expect(turned.colors).toEqual(["blue", "red"]);

  await openEdit(page, "Ada Okafor");
  await fileInput(page).setInputFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer });
  await button(page, "Adjust").press("Enter");
  await crop.getByRole("slider", { name: "Zoom" }).press("End");
  const frame = crop.getByRole("application", { name: /arrow keys/ });
  for (let step = 0; step < 60; step += 1) await frame.press("ArrowDown");
  await use();
  await save(page);
  const moved = await inspect(page, await storedPhoto(resident), points);
  expect(moved.colors).toEqual(["red", "red"]);
});

test("a file that is no photo, broken or far too large is refused in words, and the old photo stays", async ({
  atEditForm,
}) => {
  const { page } = await atEditForm("Vera");
  const photo = page.getByRole("group", { name: "Photo" });
  const files = [
    ["letter.pdf", "application/pdf", Buffer.from("%PDF-1.7"), "Please choose a JPEG, PNG or WebP photo"],
    ["moving.gif", "image/gif", Buffer.from("GIF89a"), "Please choose a JPEG, PNG or WebP photo"],
    ["broken.jpg", "image/jpeg", Buffer.from("no picture"), "We could not read this photo. Please choose another one."],
  ] as const;
  for (const [name, mimeType, buffer, sentence] of files) {
    await fileInput(page).setInputFiles({ name, mimeType, buffer });
    await photo.getByText(sentence, { exact: true }).waitFor();
    await page.locator("#announce-alert", { hasText: sentence }).waitFor({ state: "attached" });
    expect(await button(page, "Adjust").count(), name).toBe(0);
  }
  // Too much to send to the browser.
  await photo.evaluate((target) => {
    const dataTransfer = new DataTransfer();
    const bytes = new Uint8Array(25 * 1024 * 1024 + 1);
    dataTransfer.items.add(new File([bytes], "large.jpg", { type: "image/jpeg" }));
    target.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  const tooLarge = "This file is too large to open. Please choose a photo of at most 25 MB.";
  await photo.getByText(tooLarge, { exact: true }).waitFor();
  const heic = { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await fileInput(page).setInputFiles(heic);
  await photo.getByText(/^Please choose a JPEG, PNG or WebP photo\. This one is a HEIC photo/).waitFor();
  await look(page, "members-photo-refused");
  await page.getByRole("img", { name: "The photo on file" }).waitFor();
  await page.getByText("Nothing has changed yet.").waitFor();
});

test("a photo whose addresses have expired is loaded anew, and a missing one is not asked for again", async ({
  newFamily,
}) => {
  const visit = await newFamily("Iris");
  const { page, resident, img } = visit;
  await aMember(resident, img);
  const photo = page.getByRole("img", { name: "Photo of Ada Okafor" });
  const isShown = () => photo.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0);
  await openMembers(visit);
  // The storage answers 403 once both addresses have expired.
  const refused: string[] = [];
  let isGone = false;
  await page.route(/\/photos\//, (route) => {
    if (!isGone && refused.length === 2) return route.fallback();
    refused.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 403 });
  });
  const calls = recordCalls(page);
  await page.reload();
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true);
  const [thumbnail, photoItself] = refused;
  expect(thumbnail).toBe(`${photoItself}.small`);
  expect(calls.filter((path) => path === "/members/all")).toHaveLength(2);

  isGone = true;
  calls.length = 0;
  await page.reload();
  await memberRow(page, "Ada Okafor").getByText("AO").waitFor();
  await page.waitForTimeout(3_000);
  // The second asks for other addresses.
  expect(calls.filter((path) => path === "/members/all")).toHaveLength(2);
  expect(await memberRow(page, "Ada Okafor").getByText("AO").count()).toBe(1);
});

async function aNoisyPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 800, height: 1000 });
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no canvas");
    const pixels = brush.createImageData(800, 1000);
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    brush.putImageData(pixels, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** In percent. */
async function noteShares(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shares: number[] = [];
    Object.assign(window, { shares });
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar][aria-label='Uploading the photo']");
      if (bar) shares.push(Number(bar.getAttribute("aria-valuenow")));
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shares: number[] }).shares);
}

test("a slow upload shows how far it is", async ({ atEditForm }) => {
  const { page, context, resident, img } = await atEditForm("Gwen");
  const buffer = await aNoisyPhoto(page);
  await fileInput(page).setInputFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer });
  await chosenPhoto(page).waitFor();
  const shares = await noteShares(page);
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await line.send("Network.emulateNetworkConditions", slow);
  await button(page, "Update Member info").click();
  const question = page.getByRole("dialog");
  await button(question, "Update").click();
  await question.getByRole("progressbar", { name: "Uploading the photo" }).waitFor();
  await question.getByText("Uploading the photo…").waitFor();
  await toast(page, "Member has been updated !").waitFor();
  const seen = await shares();
  expect(seen.filter((share) => share > 0 && share < 100)).not.toEqual([]);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  const [member] = await membersOf(resident);
  expect(new URL(member?.img ?? "").pathname).not.toBe(new URL(img).pathname);
});

test("a phone offers its camera", async ({ atEditForm, newPerson }) => {
  const { resident, ada } = await atEditForm("Lena");
  const { page } = await newPerson(onPhone);
  await signInAtHome(page, resident);
  await page.goto(`/Members/Edit/${ada.ID}`);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Take a photo").tap()]);
  expect(await chooser.element().getAttribute("capture")).toBe("environment");
});
