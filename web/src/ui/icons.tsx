import type { ReactNode } from "react";

interface IconProps {
  /** px. @default 24 */
  readonly size?: number;
  readonly className?: string;
}

interface DrawingProps extends IconProps {
  readonly path?: string;
  readonly children?: ReactNode;
}

export function Drawing({ size = 24, className, path, children }: DrawingProps) {
  return (
    <svg
      // The Content-Security-Policy refuses style attributes in a document.
      className={className ? `icon ${className}` : "icon"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {path && <path d={path} />}
      {children}
    </svg>
  );
}

/** Of a path and perhaps a circle. The mark lets a build leave out unused ones. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (path: string, circle?: readonly [cx: number, cy: number, r: number]) => (props: IconProps) => (
  <Drawing {...props} path={path}>
    {circle && <circle cx={circle[0]} cy={circle[1]} r={circle[2]} />}
  </Drawing>
);

export const CloseIcon = icon("m6 6 12 12M18 6 6 18");
export const MenuIcon = icon("M4 6.5h16M4 12h16M4 17.5h16");
export const CheckIcon = icon("m5 12.5 4.5 4.5L19 7.5");
export const PlusIcon = icon("M12 5v14M5 12h14");
export const ChevronDownIcon = icon("m6 9 6 6 6-6");
export const HomeIcon = icon("m3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20");
export const PinIcon = icon("M12 21.5c-4.7-5-7-8.6-7-11.700a7 7 0 0 1 14 0c0 3.1-2.3 6.7-7 11.700z", [12, 9.8, 2.5]);
export const CopyIcon = icon("M9 9h11v11H9zM15 9V4H4v11h5");

export const StarIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path fill="currentColor" d="m12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.800L12 16.900l-5.2 2.7 1-5.800L3.5 9.700l5.9-.9z" />
  </Drawing>
);

export const WarningIcon = icon("M12 4 2.5 20h19zM12 10v4.5M12 17.300v.1");
const InfoIcon = icon("M12 11v5.5M12 7.600v.1", [12, 12, 9]);
export const ErrorIcon = icon("M12 7v6M12 16.300v.1", [12, 12, 9]);
export const SuccessIcon = icon("m8 12.3 2.7 2.7 5.3-5.5", [12, 12, 9]);

const statusIcons = { success: SuccessIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };

export function StatusIcon({ kind, size }: IconProps & { kind: keyof typeof statusIcons }) {
  const Sign = statusIcons[kind];
  return <Sign {...(size !== undefined && { size })} />;
}
