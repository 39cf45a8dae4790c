import { Person } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

export function RespondersPicture() {
  return (
    <Scene width={420} height={230}>
      <clipPath id="responders-frame">
        <rect width="420" height="230" rx="24" />
      </clipPath>
      <g clipPath="url(#responders-frame)">
        <rect width="420" height="230" fill={ink.sky} />
        <circle cx="210" cy="96" r="74" fill={ink.sun} opacity="0.55" />
        <path d="M0 196q110-26 210-16t210 6v44H0z" fill={ink.hill} />
        <Person x={66} y={70} scale={1.34} coat={ink.deep} skin={ink.skin} />
        <path d="M86 100q27-24 54 0l4 8H82z" fill={ink.ground} />
        <rect x="80" y="106" width="66" height="7" rx="3.5" fill={ink.deep} />
        <circle cx="113" cy="97" r="5" fill={ink.sun} />
        <path d="m134 178 8 4-1 9q-2 6-7 8-5-2-7-8l-1-9z" fill={ink.sun} />
        <Person x={163} y={62} scale={1.34} coat={ink.red} skin={ink.skinDeep} />
        <path d="M181 96a29 29 0 0 1 58 0z" fill={ink.rose} />
        <path d="M206 66h8v30h-8z" fill={ink.sun} />
        <rect x="174" y="94" width="72" height="8" rx="4" fill={ink.red} />
        <path d="M163 192h94M205 176h10v54h-10z" stroke={ink.sun} strokeWidth="7" fill={ink.sun} />
        <Person x={260} y={70} scale={1.34} coat={ink.paper} skin={ink.skin} hair={ink.skinDeep} />
        <path d="M307 178v26M294 191h26" stroke={ink.red} strokeWidth="8" strokeLinecap="round" />
      </g>
    </Scene>
  );
}
