import { Hill } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

export function JacketsPicture() {
  return (
    <Scene width={240} height={160}>
      <Hill />
      <rect x="76" y="26" width="88" height="84" rx="8" fill={ink.paper} />
      <circle cx="120" cy="56" r="14" fill={ink.hill} />
      <path d="M96 96a24 24 0 0 1 48 0z" fill={ink.hill} />
      <path d="M46 92h36q6 18 38 18t38-18h36v36a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z" fill={ink.ground} />
      <path d="m104 122 11 9 20-19" stroke={ink.sun} strokeWidth="6" fill="none" strokeLinecap="round" />
    </Scene>
  );
}
