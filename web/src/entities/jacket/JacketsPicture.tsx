import { House, Person } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

function Ground() {
  return (
    <>
      <ellipse cx="120" cy="82" rx="112" ry="76" fill={ink.sky} />
      <path d="M14 132q52-16 106-12t106 10q-22 26-106 26T14 132z" fill={ink.hill} />
    </>
  );
}

/** Three people: nobody is registered yet. */
export function FamilyPicture() {
  return (
    <Scene width={240} height={160}>
      <Ground />
      <Person x={36} y={36} scale={0.86} coat={ink.ground} skin={ink.skin} />
      <Person x={142} y={36} scale={0.86} coat={ink.green} skin={ink.skinDeep} />
      <Person x={96} y={70} scale={0.66} coat={ink.sun} skin={ink.skin} hair={ink.skinDeep} />
    </Scene>
  );
}

/** A house: no place is registered yet. */
export function HousesPicture() {
  return (
    <Scene width={240} height={160}>
      <Ground />
      <circle cx="194" cy="34" r="16" fill={ink.sun} />
      <House x={56} y={14} scale={0.58} />
    </Scene>
  );
}

/** An empty tray: no jacket is waiting. */
export function JacketsPicture() {
  return (
    <Scene width={240} height={160}>
      <Ground />
      <rect x="76" y="26" width="88" height="84" rx="8" fill={ink.paper} />
      <circle cx="120" cy="56" r="14" fill={ink.hill} />
      <path d="M96 96a24 24 0 0 1 48 0z" fill={ink.hill} />
      <path d="M46 92h36q6 18 38 18t38-18h36v36a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z" fill={ink.ground} />
      <path d="m104 122 11 9 20-19" stroke={ink.sun} strokeWidth="6" fill="none" strokeLinecap="round" />
    </Scene>
  );
}
