import type { Page } from "playwright-core";

/** 1200 by 1500: a face drawn by the browser. */
export async function aPhoto(page: Page, tone: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate((color) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 1500];
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no canvas");
    brush.fillStyle = "#cfe3e6";
    brush.fillRect(0, 0, 1200, 1500);
    brush.fillStyle = color;
    brush.beginPath();
    brush.arc(600, 560, 260, 0, 7);
    brush.ellipse(600, 1400, 480, 520, 0, 0, 7);
    brush.fill();
    return canvas.toDataURL("image/jpeg", 0.9);
  }, tone);
  const buffer = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  return { name: "camera.jpg", mimeType: "image/jpeg", buffer };
}
