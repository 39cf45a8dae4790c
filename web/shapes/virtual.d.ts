declare module "virtual:mapShapes" {
  /** The address of the GeoJSON of all land. */
  export const land: string;
  /** The address of the GeoJSON of each state's counties, and the bounds of the state. */
  export const counties: readonly {
    readonly state: string;
    readonly bounds: readonly [west: number, south: number, east: number, north: number];
    readonly url: string;
  }[];
}
