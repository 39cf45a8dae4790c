import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { useMap } from "react-map-gl/maplibre";
import { HomeLayers } from "#web/features/registry/map/HomeLayers.tsx";
import { BaseMap } from "#web/ui/map/BaseMap.tsx";
import type { MapPoint } from "#web/ui/map/MapPoint.ts";

/** A pan of ten seconds. */
export interface Panned {
  /** Milliseconds from the first drawing until all homes stood there. */
  readonly ready: number;
  /** Frames a second. */
  readonly frames: number;
  /** Milliseconds between two frames, at most. */
  readonly longest: number;
}

const asked = new URLSearchParams(location.search);
const [homes, zoom] = [Number(asked.get("homes")), Number(asked.get("zoom"))];

/** Denser in the middle, as a county. */
const points: MapPoint[] = Array.from({ length: homes }, (_, at) => {
  const [far, turn] = [Math.random() ** 2 * 0.45, Math.random() * 2 * Math.PI];
  return { id: String(at), label: "", lat: 42.33 + far * Math.sin(turn), lng: -83.2 + far * Math.cos(turn) * 1.35 };
});

const began = performance.now();

const pan = (seconds: number, step: (at: number) => void) =>
  new Promise<{ frames: number; longest: number }>((resolve) => {
    const start = performance.now();
    let [frames, longest, last] = [0, 0, start];
    const next = (now: number) => {
      frames += 1;
      longest = Math.max(longest, now - last);
      last = now;
      step(frames);
      if (now - start < seconds * 1_000) requestAnimationFrame(next);
      else resolve({ frames: frames / ((now - start) / 1_000), longest });
    };
    requestAnimationFrame(next);
  });

function Panning() {
  const { current: map } = useMap();
  useEffect(() => {
    void map?.once("idle", async () => {
      const ready = performance.now() - began;
      // To and fro, so that tiles come anew.
      const panned = await pan(10, (at) =>
        map.panBy([at % 240 < 120 ? 8 : -8, at % 80 < 40 ? 3 : -3], { duration: 0 }),
      );
      Object.assign(window, { panned: { ready, ...panned } satisfies Panned });
    });
  }, [map]);
  return null;
}

createRoot(document.getElementById("root") ?? document.body).render(
  <BaseMap view={{ lat: 42.33, lng: -83.2, zoom }} loadStyle={async () => undefined}>
    {({ isDark }) => (
      <>
        <HomeLayers points={points} isDark={isDark} />
        <Panning />
      </>
    )}
  </BaseMap>,
);
