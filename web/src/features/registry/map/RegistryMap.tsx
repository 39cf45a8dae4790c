import { type ComponentProps, lazy } from "react";
import { MapFrame } from "#web/ui/map/MapFrame.tsx";
import type { RegistryCanvas as Canvas } from "./RegistryCanvas.tsx";

const RegistryCanvas = lazy(async () => ({ default: (await import("./RegistryCanvas.tsx")).RegistryCanvas }));

export function RegistryMap(props: ComponentProps<typeof Canvas>) {
  return (
    <MapFrame label="Map of the homes" height={560}>
      <RegistryCanvas {...props} />
    </MapFrame>
  );
}
