import { Ambulance, House } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

/** A lit house on a hill in the morning, and an ambulance on its way to it. */
export function LandingPicture() {
  return (
    <Scene width={505} height={368}>
      <clipPath id="landing-frame">
        <rect width="505" height="368" rx="24" />
      </clipPath>
      <g clipPath="url(#landing-frame)">
        <rect width="505" height="368" fill={ink.sky} />
        <circle cx="396" cy="89" r="39" fill={ink.sun} />
        <path d="M0 290q90-45 190-28t200 24 115-18v100H0z" fill={ink.hill} />
        <path d="M0 318q130-30 265-17t240 22v45H0z" fill={ink.ground} />
        <House x={50} y={104} />
        <Ambulance x={309} y={216} />
      </g>
    </Scene>
  );
}
