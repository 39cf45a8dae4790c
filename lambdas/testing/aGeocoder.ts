import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface KnownPlace {
  /** Longitude first. */
  readonly point: readonly [number, number];
  /** Absent for a street, a zip or a city. */
  readonly number?: string;
  readonly city?: string;
  readonly region?: string;
}

/** Knows single houses, unlike the local stack's. */
export interface Geocoder {
  /** By search text; any other is not found. */
  readonly places: Map<string, KnownPlace>;
  close(): Promise<unknown>;
}

/** Before the file's first search. */
export async function aGeocoder(): Promise<Geocoder> {
  const places: Geocoder["places"] = new Map();
  const server = createServer(async (request, response) => {
    const { Text } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { Text: string };
    const known = places.get(Text);
    const place = known && {
      Geometry: { Point: known.point },
      AddressNumber: known.number,
      Municipality: known.city,
      Region: known.region ?? "Michigan",
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ Results: place ? [{ Place: place, Relevance: 1 }] : [], Summary: { Text } }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  process.env.AWS_ENDPOINT_URL_LOCATION = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { places, close: async () => server.close() };
}
