import type { Feature, Point } from "geojson";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { fewestHomes } from "#shared/rules/registry/fewestHomes.ts";
import { countNeeds } from "../card/countNeeds.ts";
import { exactPoint } from "../card/exactPoint.ts";
import { exportName } from "../card/fileName.ts";
import { isGone } from "../card/isGone.ts";
import { householdKey, uniqueJackets } from "../card/jacketKey.ts";
import type { MakeExport } from "../ExportFormat.ts";
import { mapFile } from "./mapFile.ts";
import { roundedPoint } from "./roundedPoint.ts";

function block(cards: readonly Entry[], geometry: Point): Feature<Point>[] {
  const households = new Set(cards.map(householdKey)).size;
  if (households < fewestHomes) return [];
  const needs = Object.entries(countNeeds(cards));
  const told = Object.fromEntries(needs.filter(([, count]) => count >= fewestHomes));
  return [{ type: "Feature", geometry, properties: { households, members: cards.length, needs: told } }];
}

const nothingToShow = "No block has eleven households with a known position: this map is empty.";

/** Counts of needs by block, for plans and maps that others see. */
export const planningGeoJson: MakeExport = (cards, about) => {
  const jackets = uniqueJackets(cards.filter((card) => !isGone(card)));
  const placed = jackets.flatMap((card) => {
    const point = roundedPoint(exactPoint(card), 3);
    return point ? [{ card, point }] : [];
  });
  const blocks = Map.groupBy(placed, ({ point }) => point.coordinates.join());
  const features = [...blocks.values()].flatMap((own) => {
    const [first] = own;
    return first
      ? block(
          own.map(({ card }) => card),
          first.point,
        )
      : [];
  });
  return mapFile(exportName(about, "planning.geojson"), features, features.length > 0 ? "" : nothingToShow);
};
