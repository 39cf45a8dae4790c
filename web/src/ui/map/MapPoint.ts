/** A point on the map. */
export interface MapPoint {
  readonly id: string;
  /** Its name for screen readers, shown at its marker: "Home, 2 people". */
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  /** Drawn as a house. @default false */
  readonly isHome?: boolean;
}
