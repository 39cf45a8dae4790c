export interface MapPoint {
  readonly id: string;
  /** For screen readers and at its marker: "Home, 2 people". */
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  /** Drawn as a house. @default false */
  readonly isHome?: boolean;
}
