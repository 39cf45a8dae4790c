import jsQR from "jsqr";
import type { Locator } from "playwright-core";

/** As drawn. */
export async function readQrCode(element: Locator): Promise<string | undefined> {
  const picture = (await element.screenshot()).toString("base64");
  const { data, width, height } = await element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!brush) throw new Error("no canvas");
    brush.drawImage(bitmap, 0, 0);
    const pixels = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...pixels.data], width: bitmap.width, height: bitmap.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}
