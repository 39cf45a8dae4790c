declare module "virtual:mapShapes" {
  /** The address of the GeoJSON of all land. */
  export const land: string;
  /** `url`: the counties' GeoJSON. */
  export const counties: readonly {
    readonly state: string;
    readonly bounds: readonly [west: number, south: number, east: number, north: number];
    readonly url: string;
  }[];
}
