import type { Feature, Point } from "geojson";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { confirmedDay, staleDay } from "#shared/rules/confirmation/confirmation.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { countNeeds } from "../card/countNeeds.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { exportName } from "../card/fileName.ts";
import { isGone } from "../card/isGone.ts";
import { householdKey, uniqueJackets } from "../card/jacketKey.ts";
import type { MakeExport } from "../ExportFormat.ts";
import { civicAddress } from "./civicAddress.ts";
import { mapFile } from "./mapFile.ts";
import { roundedPoint } from "./roundedPoint.ts";

const numbersOf = (cards: readonly Entry[]): string[] =>
  cards.flatMap(({ Number: number }) => (number ? [formatJacketNumber(number)] : []));

const earliest = (days: readonly string[]): string | undefined => [...days].sort()[0];

/** Counts of people and needs, and the numbers of jackets. No name, no note and no condition. */
function household(key: string, cards: readonly Entry[]): Feature<Point | null> {
  const here = cards.filter((card) => !isGone(card));
  // A person who left has no position any more.
  const first = here.find(exactPoint) ?? here[0] ?? cards[0];
  return {
    type: "Feature",
    id: key,
    geometry: first ? roundedPoint(exactPoint(first), 5) : null,
    properties: {
      ...(first && civicAddress(first)),
      members: here.length,
      needs: countNeeds(here),
      jackets: numbersOf(here),
      // They may still live there.
      notConfirmed: numbersOf(here.filter(({ Removed }) => Removed)),
      takeOut: numbersOf(cards.filter(isGone)),
      confirmedAt: earliest(here.map(confirmedDay)) ?? null,
      staleAt: earliest(here.map(staleDay)) ?? null,
    },
  };
}

const withoutPoint = (count: number): string =>
  count === 1
    ? "1 household has no known position: it is in the file, and no point on the map."
    : `${count} households have no known position: they are in the file, and no points on the map.`;

/** A point for each household, for a department's own map. */
export const geoJson: MakeExport = (cards, about) => {
  const households = Map.groupBy(uniqueJackets(cards), householdKey);
  const features = [...households].map(([key, own]) => household(key, own));
  const unplaced = features.filter(({ geometry }) => !geometry).length;
  return mapFile(exportName(about, "geojson"), features, unplaced > 0 ? withoutPoint(unplaced) : "");
};
