export interface MapSection {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
