import { Hill } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

const done = "m104 122 11 9 20-19";
const lookedFor = "M118 108a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm7 16 9 9";

interface Props {
  /** Nothing was found, instead of all being done. @default false */
  readonly isSearch?: boolean;
}

export function JacketsPicture({ isSearch = false }: Props) {
  return (
    <Scene width={240} height={160}>
      <Hill />
      <rect x="76" y="26" width="88" height="84" rx="8" fill={ink.paper} />
      <circle cx="120" cy="56" r="14" fill={ink.hill} />
      <path d="M96 96a24 24 0 0 1 48 0z" fill={ink.hill} />
      <path d="M46 92h36q6 18 38 18t38-18h36v36a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z" fill={ink.ground} />
      <path d={isSearch ? lookedFor : done} stroke={ink.sun} strokeWidth="6" fill="none" strokeLinecap="round" />
    </Scene>
  );
}
