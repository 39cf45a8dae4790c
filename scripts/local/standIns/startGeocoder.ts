import { createHash } from "node:crypto";
import { json, type Running, serve } from "#scripts/local/common/serve.ts";
import { readZipCodes, type ZipCode } from "#scripts/local/common/zipCodes.ts";

const searchPath = /^\/places\/v0\/indexes\/[^/]+\/search\/text$/;
const zipPattern = /\b(\d{5})(?:-\d{4})?\b/g;

/** Half the width, in degrees, of a ZIP's square. */
const spread = 0.004;

/** One for each street; the centre without one. */
function pointOf({ lng, lat }: ZipCode, street: string): [number, number] {
  if (!street) return [lng, lat];
  const digest = createHash("sha256").update(street.toLowerCase().replace(/\s+/g, " ")).digest();
  const offset = (at: number) => (digest.readUInt16BE(at) / 0xffff - 0.5) * 2 * spread;
  return [lng + offset(0), lat + offset(2)];
}

function placeOf(code: ZipCode, street: string) {
  return {
    Label: `${street ? `near ${street}, ` : ""}${code.city}, ${code.stateName} ${code.zip} (centre of the ZIP code)`,
    Geometry: { Point: pointOf(code, street) },
    Municipality: code.city,
    SubRegion: code.county,
    Region: code.stateName,
    Country: "USA",
    PostalCode: code.zip,
    Interpolated: true,
  };
}

function searchText(codes: ReadonlyMap<string, ZipCode>, text: string) {
  const zip = [...text.matchAll(zipPattern)].at(-1)?.[1];
  const code = zip === undefined ? undefined : codes.get(zip);
  const [first = ""] = text.split(",");
  const street = zip !== undefined && first.includes(zip) ? "" : first.trim();
  return {
    Results: code ? [{ Place: placeOf(code, street), Relevance: street ? 0.9 : 1, PlaceId: code.zip }] : [],
    Summary: { Text: text, DataSource: "GeoNames ZIP codes", MaxResults: 1 },
  };
}

/** Amazon Location's search, by ZIP codes only. */
export function startGeocoder({ port }: { port: number }): Promise<Running> {
  let codes: Promise<ReadonlyMap<string, ZipCode>> | undefined;
  return serve({ port, name: "geocoder" }, async ({ method, url, body }) => {
    if (method !== "POST" || !searchPath.test(url.pathname))
      return json({ message: "Not part of the local stack" }, 404, { "x-amzn-errortype": "ResourceNotFoundException" });
    codes ??= readZipCodes();
    const { Text } = JSON.parse(body.toString()) as { Text: string };
    return json(searchText(await codes, Text));
  });
}
