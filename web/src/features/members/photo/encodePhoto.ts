import type { Area } from "react-easy-crop";

/** In pixels. */
const longestEdge = 1024;

/** At most 1024 px high, not enlarged. */
export function uploadSize({ width, height }: Pick<Area, "width" | "height">) {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), scale };
}

/** The largest 4:5 portrait in the middle. */
export function middleOf({
  naturalWidth,
  naturalHeight,
}: Pick<HTMLImageElement, "naturalWidth" | "naturalHeight">): Area {
  const width = Math.min(naturalWidth, Math.round((naturalHeight * 4) / 5));
  const height = Math.min(naturalHeight, Math.round((naturalWidth * 5) / 4));
  return { x: Math.round((naturalWidth - width) / 2), y: Math.round((naturalHeight - height) / 2), width, height };
}

/** The upright box around a turned image. */
function turnedSize({ naturalWidth, naturalHeight }: HTMLImageElement, radians: number) {
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return { width: naturalWidth * cos + naturalHeight * sin, height: naturalWidth * sin + naturalHeight * cos };
}

/**
 * A JPEG without the camera's metadata (place, time, device). `area` is in pixels of the turned original. Throws when
 * the browser cannot draw or encode it.
 */
export async function encodePhoto(image: HTMLImageElement, area: Area, degrees: number): Promise<Blob> {
  const { width, height, scale } = uploadSize(area);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  // In a JPEG, transparency would become black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  const radians = (degrees * Math.PI) / 180;
  const turned = turnedSize(image, radians);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate(radians);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) throw new Error("no JPEG");
  return blob;
}
