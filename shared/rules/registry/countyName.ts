const withCities: readonly string[] = ["24", "29", "51"];

/** By its five digits: in Maryland, Missouri and Virginia cities stand beside counties of the same name. */
export function countyName(name: string, number: string): string {
  const isCity = withCities.includes(number.slice(0, 2)) && number.slice(2) >= "510";
  return isCity ? `${name} city` : name;
}
