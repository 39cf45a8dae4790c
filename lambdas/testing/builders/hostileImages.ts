import { crc32, deflateSync } from "node:zlib";
import { file, plain } from "#lambdas/testing/images/plain.ts";
import {
  largestPhoto,
  photoRequired,
  tooSmallPhoto,
  unreadablePhoto,
  wrongPhotoSize,
  wrongPhotoType,
} from "#shared/fields/photo.ts";

// Packing these takes most of a second: elsewhere import images/plain.ts.

const script = Buffer.from("<html><script>alert(document.cookie)</script></html>");
const place = Buffer.from("GPSLatitude 42.3314 GPSLongitude -83.0458");

/** At most 65,533 bytes. */
function withSegment(marker: number, content: Buffer, image: Buffer = plain.jpeg): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([image.subarray(0, 2), head, content, image.subarray(2)]);
}

/** EXIF data; `turn` is 1 to 8. */
function orientation(turn: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0]);
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]);
  return Buffer.concat([Buffer.from("Exif\0\0"), tiff, entry, Buffer.alloc(4), more]);
}

function sizedJpeg(width: number, height: number): Buffer {
  const image = Buffer.from(plain.jpeg);
  const frame = image.indexOf(Buffer.from([0xff, 0xc0]));
  image.writeUInt16BE(height, frame + 5);
  image.writeUInt16BE(width, frame + 7);
  return image;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const pngMark = Buffer.from("89504e470d0a1a0a", "hex");
const pngEnd = chunk("IEND", Buffer.alloc(0));

function aPng(width: number, height: number, rows: Buffer, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([pngMark, chunk("IHDR", header), ...more, chunk("IDAT", deflateSync(rows)), pngEnd]);
}

const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([plain.png.subarray(0, 33), ...chunks, plain.png.subarray(33)]);

function sizedWebp(width: number, height: number): Buffer {
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE((width - 1) | ((height - 1) << 14));
  const data = Buffer.concat([Buffer.from("WEBPVP8L\x0a\0\0\0\x2f", "latin1"), bits, Buffer.alloc(5)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from("RIFF"), size, data]);
}

const padded = (size: number) => Buffer.concat([plain.jpeg, Buffer.alloc(size - plain.jpeg.length)]);

/** The last scan is repeated until the file is full: hours of decoding. */
export function manyScans(): Buffer {
  const image = file("progressive.jpg");
  const scan = image.subarray(image.lastIndexOf(Buffer.from([0xff, 0xda])), image.length - 2);
  const frame = image.indexOf(Buffer.from([0xff, 0xc2]));
  const large = Buffer.from(image);
  large.writeUInt16BE(6_000, frame + 5);
  large.writeUInt16BE(6_000, frame + 7);
  const scans = Array.from({ length: 20_000 }, () => scan);
  return Buffer.concat([large.subarray(0, image.length - 2), ...scans, Buffer.from([0xff, 0xd9])]);
}

const megapixels = "at most 40 megapixels";

/** No family's browser sends these. */
export const refusedImages: Readonly<Record<string, readonly [Buffer, string]>> = {
  "an empty file": [Buffer.alloc(0), photoRequired],
  "a web page": [script, wrongPhotoType],
  "a web page that begins like a JPEG": [Buffer.concat([plain.jpeg.subarray(0, 4), script]), wrongPhotoType],
  "a web page that begins like a PNG": [Buffer.concat([pngMark, script]), wrongPhotoType],
  "a web page in a WebP's frame": [Buffer.concat([Buffer.from("RIFF\x40\0\0\0WEBPVP8 "), script]), megapixels],
  "an SVG": [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), wrongPhotoType],
  "a GIF": [file("animated.gif"), wrongPhotoType],
  "an animated WebP": [file("animated.webp"), unreadablePhoto],
  "a sound in a RIFF file": [Buffer.from("RIFF\x24\0\0\0WAVEfmt "), wrongPhotoType],
  "a PDF": [Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj"), wrongPhotoType],
  "a zip archive": [Buffer.from("504b0304140000000800", "hex"), wrongPhotoType],
  "a JPEG of printing inks": [file("cmyk.jpg"), "colors of print"],
  "the first bytes of a JPEG": [plain.jpeg.subarray(0, 16), wrongPhotoType],
  "a JPEG that ends before its pixels": [plain.jpeg.subarray(0, 180), unreadablePhoto],
  "a PNG that ends in its pixels": [plain.png.subarray(0, 70), unreadablePhoto],
  "a WebP that ends in its pixels": [plain.webp.subarray(0, 40), unreadablePhoto],
  "a PNG without pixels": [Buffer.concat([plain.png.subarray(0, 33), pngEnd]), unreadablePhoto],
  "a PNG of one pixel": [aPng(1, 1, Buffer.alloc(2)), tooSmallPhoto],
  "a PNG of no size": [aPng(0, 16, Buffer.alloc(16)), wrongPhotoType],
  "a JPEG of no size": [sizedJpeg(0, 16), wrongPhotoType],
  "a PNG that says 40 megapixels and has none": [aPng(8_000, 5_000, Buffer.alloc(9)), unreadablePhoto],
  "a PNG of 50,000 by 50,000": [aPng(50_000, 50_000, Buffer.alloc(9)), megapixels],
  "a PNG of one row": [aPng(2_000_000_000, 1, Buffer.alloc(9)), megapixels],
  "a JPEG of 65,500 by 65,500": [sizedJpeg(65_500, 65_500), megapixels],
  "a JPEG of 41 megapixels": [sizedJpeg(8_200, 5_000), megapixels],
  "a WebP of 16,384 by 16,384": [sizedWebp(16_384, 16_384), megapixels],
  "a file of 5 MB and a byte": [padded(largestPhoto + 1), wrongPhotoSize],
};

/** Each becomes a photo. */
export const cleanedImages: Readonly<Record<string, Buffer>> = {
  "a JPEG that is a web page as well": Buffer.concat([plain.jpeg, script]),
  "a JPEG with a script as its comment": withSegment(0xfe, script),
  "a JPEG that tells its place": withSegment(0xe1, orientation(1, place)),
  "a JPEG with 4 MB of EXIF data": Array.from({ length: 64 }, () => place).reduce<Buffer>(
    (image) => withSegment(0xe1, orientation(1, Buffer.alloc(65_000, place)), image),
    plain.jpeg,
  ),
  "a JPEG with XMP": withSegment(0xe1, Buffer.concat([Buffer.from("http://ns.adobe.com/xap/1.0/\0"), place])),
  "a JPEG with a colour profile": withSegment(0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01"), place])),
  "a JPEG with a thumbnail of its own": withSegment(0xe1, orientation(1, plain.jpeg)),
  "a JPEG that ends early in its pixels": plain.jpeg.subarray(0, plain.jpeg.length - 20),
  "a progressive JPEG": file("progressive.jpg"),
  "a gray JPEG": file("gray.jpg"),
  "a JPEG of 5 MB": padded(largestPhoto),
  "a PNG with a script as its text": withChunks(chunk("tEXt", Buffer.concat([Buffer.from("Title\0"), script]))),
  "a PNG that tells its place": withChunks(chunk("eXIf", place)),
  "a PNG whose text unpacks to 200 MB": withChunks(
    chunk("zTXt", Buffer.concat([Buffer.from("Title\0\0"), deflateSync(Buffer.alloc(200_000_000))])),
  ),
  "a PNG with more pixels than it says": aPng(16, 16, Buffer.alloc(100_000_000)),
  "an animated PNG": withChunks(chunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))),
  "a PNG with 16 bits a colour, in passes": file("deep.png"),
  "a transparent PNG": file("transparent.png"),
  "a PNG of 16 by 16 pixels": aPng(16, 16, Buffer.alloc(17 * 16)),
  "a PNG that is a web page as well": Buffer.concat([plain.png, script]),
  "a WebP with a web page behind it": Buffer.concat([plain.webp, script]),
};

export const turnedJpeg = (turn: number): Buffer => withSegment(0xe1, orientation(turn));

/** 2,000 by 1,000 pixels. */
export const largeJpeg: Buffer = file("large.jpg");
