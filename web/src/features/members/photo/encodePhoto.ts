import type { Area } from "react-easy-crop";

/** The longest edge of a photo as it is uploaded, in pixels. */
const longestEdge = 1024;

/** The size of the upload for a cut of this size: its shape, not enlarged, 1024 px high at most. */
export function uploadSize({ width, height }: Pick<Area, "width" | "height">) {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    scale,
  };
}

/** Edge lengths of the upright box around an image that was turned. */
function turnedSize({ naturalWidth, naturalHeight }: HTMLImageElement, radians: number) {
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return {
    width: naturalWidth * cos + naturalHeight * sin,
    height: naturalWidth * sin + naturalHeight * cos,
  };
}

/**
 * A cut of a photo, turned, made smaller and written anew as a JPEG: nothing that the camera noted beside the
 * picture (place, time, device) is kept. `area` is in pixels of the turned original. Throws when it cannot.
 */
export async function encodePhoto(image: HTMLImageElement, area: Area, degrees: number): Promise<Blob> {
  const { width, height, scale } = uploadSize(area);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  // A JPEG has no transparency: what shows through is white, not black.
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
