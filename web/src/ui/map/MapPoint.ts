export interface MapPoint {
  readonly id: string;
  /** "Home, 2 people" */
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  /** @default false */
  readonly isHome?: boolean;
}

export interface MapSection {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
