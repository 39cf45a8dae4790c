import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

const backgrounds: readonly Colour[] = [
  [214, 228, 222],
  [232, 222, 206],
  [212, 221, 235],
  [231, 214, 217],
];
const skins: readonly Colour[] = [
  [246, 213, 187],
  [224, 172, 125],
  [164, 112, 74],
  [96, 62, 44],
];
const hairs: readonly Colour[] = [
  [44, 34, 30],
  [121, 78, 42],
  [196, 160, 96],
  [168, 168, 172],
];
const clothes: readonly Colour[] = [
  [38, 84, 124],
  [140, 58, 62],
  [66, 106, 78],
  [92, 74, 120],
];

const size = 320;

const isIn = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

const pick = (colours: readonly Colour[], at: number): Colour => colours[at % colours.length] ?? [0, 0, 0];

/** The colour of a point, each part in front of those below it; coordinates from 0 to 1. */
function colourAt(x: number, y: number, person: number): Colour {
  const eyes = isIn(x, y, [0.43, 0.42, 0.017, 0.022]) || isIn(x, y, [0.57, 0.42, 0.017, 0.022]);
  const mouth = isIn(x, y, [0.5, 0.54, 0.06, 0.03]) && y > 0.545;
  if (eyes || mouth) return [60, 36, 32];
  if (isIn(x, y, [0.5, 0.24, 0.2, 0.1])) return pick(hairs, person * 3 + 1);
  if (isIn(x, y, [0.5, 0.43, 0.17, 0.22])) return pick(skins, person);
  if (isIn(x, y, [0.5, 0.36, 0.21, 0.24])) return pick(hairs, person * 3 + 1);
  if (isIn(x, y, [0.5, 0.66, 0.08, 0.14])) return pick(skins, person);
  if (isIn(x, y, [0.5, 1.05, 0.42, 0.34])) return pick(clothes, person + 2);
  return pick(backgrounds, person);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function rowOf(y: number, person: number): Buffer {
  const row = Buffer.alloc(1 + size * 3);
  for (let x = 0; x < size; x += 1) row.set(colourAt((x + 0.5) / size, (y + 0.5) / size, person), 1 + x * 3);
  return row;
}

/** A portrait of nobody as a PNG file, always the same for the same number. */
export function drawPortrait(person: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: size }, (_, y) => rowOf(y, person)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
