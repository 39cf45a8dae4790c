import { Hill, House } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

export function HousesPicture() {
  return (
    <Scene width={240} height={160}>
      <Hill />
      <circle cx="194" cy="34" r="16" fill={ink.sun} />
      <House x={56} y={14} scale={0.58} />
    </Scene>
  );
}
