import { useEffect, useEffectEvent } from "react";
import { useMap } from "react-map-gl/maplibre";
import { type HexColor, TerraDraw, TerraDrawPolygonMode } from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import { dark, light } from "#shared/palette.ts";
import { ringText } from "../filter/registryFilter.ts";

function polygonMode(isDark: boolean): TerraDrawPolygonMode {
  const { primary, background } = isDark ? dark : light;
  const [color, paper] = [primary.main, background.paper] as readonly HexColor[] as [HexColor, HexColor];
  return new TerraDrawPolygonMode({
    styles: {
      fillColor: color,
      fillOpacity: 0.12,
      outlineColor: color,
      outlineWidth: 2.5,
      closingPointColor: paper,
      closingPointWidth: 7,
      closingPointOutlineColor: color,
      closingPointOutlineWidth: 3,
    },
  });
}

interface Props {
  readonly onDrawn: (ring: string) => void;
  readonly isDark: boolean;
}

/** Corner after corner; Escape begins again. The server's rule judges the drawn area. */
export function AreaDrawing({ onDrawn, isDark }: Props) {
  const { current: map } = useMap();
  const finish = useEffectEvent((draw: TerraDraw, id: string | number) => {
    const geometry = draw.getSnapshotFeature(id)?.geometry;
    if (geometry?.type === "Polygon") onDrawn(ringText(geometry.coordinates[0] ?? []));
  });
  useEffect(() => {
    if (!map) return;
    const draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map: map.getMap() }),
      modes: [polygonMode(isDark)],
    });
    draw.on("finish", (id) => finish(draw, id));
    draw.start();
    draw.setMode("polygon");
    return () => draw.stop();
  }, [map, isDark]);
  return null;
}
