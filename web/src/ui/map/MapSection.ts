/** A section of the map by its centre. */
export interface MapSection {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
