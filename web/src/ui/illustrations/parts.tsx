import { ink } from "./Scene.tsx";

interface At {
  readonly x: number;
  readonly y: number;
  /** @default 1 */
  readonly scale?: number;
}

const place = ({ x, y, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`;

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 120)`}>
      <rect width="37" height="37" rx="4" fill={ink.sun} />
      <path d="M18.5 1v35M1 18.500h35" stroke={ink.deep} strokeWidth="3" />
    </g>
  );
}

/** 220 by 210. */
export function House(at: At) {
  return (
    <g transform={place(at)}>
      <path d="M20 100 112 24l94 76v108H20z" fill={ink.paper} />
      <path
        d="M6 105 112 13l108 92"
        fill="none"
        stroke={ink.deep}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Window x={38} />
      <Window x={150} />
      <path d="M91 208v-70a5 5 0 0 1 5-5h35a5 5 0 0 1 5 5v70z" fill={ink.ground} />
      <circle cx="126" cy="172" r="3.5" fill={ink.sun} />
    </g>
  );
}

interface PersonProps extends At {
  readonly coat: string;
  readonly skin: string;
  readonly hair?: string;
}

/** 70 by 120. */
export function Person({ coat, skin, hair = ink.dark, ...at }: PersonProps) {
  return (
    <g transform={place(at)}>
      <path d="M0 120V92a35 35 0 0 1 70 0v28z" fill={coat} />
      <rect x="27" y="42" width="16" height="22" rx="8" fill={skin} />
      <circle cx="35" cy="30" r="21" fill={skin} />
      <path d="M13 28a22 22 0 0 1 44 0q-11-2-16-11-8 10-28 11z" fill={hair} />
    </g>
  );
}

/** For a scene of 240 by 160. */
export function Hill() {
  return (
    <>
      <ellipse cx="120" cy="82" rx="112" ry="76" fill={ink.sky} />
      <path d="M14 132q52-16 106-12t106 10q-22 26-106 26T14 132z" fill={ink.hill} />
    </>
  );
}
