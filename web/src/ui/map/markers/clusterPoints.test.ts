import { expect, test } from "vitest";
import { clusterPoints } from "./clusterPoints.ts";

const place = (id: string, lat: number, lng: number, isHome = false) => ({ id, label: id, lat, lng, isHome });
const detroit = place("Home", 42.33, -83.05);
const annArbor = place("Cabin", 42.28, -83.74);
const neighbour = place("Garage", 42.3305, -83.0505);

const namesAt = (zoom: number, ...points: Parameters<typeof clusterPoints>[0]) =>
  clusterPoints(points, zoom).map(({ points: gathered }) => gathered.map(({ id }) => id));

test("points that would hide one another share a marker until there is room for each", () => {
  expect(namesAt(4, detroit, annArbor)).toEqual([["Home", "Cabin"]]);
  expect(namesAt(5, detroit, annArbor)).toEqual([["Home"], ["Cabin"]]);
  expect(namesAt(16, detroit, neighbour)).toEqual([["Home"], ["Garage"]]);
});

test("no point is lost, however many there are", () => {
  const many = Array.from({ length: 60 }, (_, at) => place(`${at}`, 42 + (at % 8) / 20, -83 - at / 30));
  for (const zoom of [1, 5, 8, 16]) expect(namesAt(zoom, ...many).flat()).toHaveLength(60);
});

test("neighbours are clustered at a home, and a marker stands at one of its points", () => {
  const [cluster] = clusterPoints([annArbor, { ...detroit, isHome: true }], 4);
  expect(cluster).toMatchObject({ id: "Home", lat: detroit.lat, lng: detroit.lng });
});
