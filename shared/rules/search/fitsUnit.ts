import { doorOf } from "./doorKey.ts";

interface Home {
  readonly Street: string;
  /** As its family typed them beside the street: "4", "Apt 4", "2nd". */
  readonly Unit?: string | undefined;
  readonly Floor?: string | undefined;
}

interface Parts {
  /** "4", "B"; of a typed unit also its designator. */
  readonly units: readonly string[];
  readonly floors: readonly string[];
}

/** Of "FL 2 UNIT 4": 4, and the floor 2. Many live on a floor: it is no other name of a unit. */
function partsOf(words: readonly string[]): Parts {
  const isOfFloor = (at: number) => words[at] === "FL" || words[at - 1] === "FL";
  return {
    units: words.filter((_word, at) => !isOfFloor(at)),
    floors: words
      .filter((word, at) => isOfFloor(at) && word !== "FL")
      .map((word) => word.replace(/(?<=\d)(?:ST|ND|RD|TH)$/, "")),
  };
}

/** In the street line, or beside it. Read one by one: a word that is no unit must not hide the other. */
function partsOfHome({ Street, Unit, Floor }: Home): Parts {
  const lines = [Street, Unit && `${Street} unit ${Unit}`, Floor && `${Street} floor ${Floor}`];
  const { units, floors } = partsOf(lines.flatMap((line) => (line ? doorOf(line).unit : [])));
  return { units: units.filter((word) => /\d|^\p{L}$/u.test(word)), floors };
}

const agree = (typed: readonly string[], own: readonly string[]): boolean =>
  typed.length === 0 || own.length === 0 || own.some((word) => typed.includes(word));

/**
 * A home without registered ones always fits.
 * @param typed the unit of a `Door`
 */
export function fitsUnit(typed: readonly string[], home: Home): boolean {
  const [{ units, floors }, own] = [partsOf(typed), partsOfHome(home)];
  return agree(units, own.units) && agree(floors, own.floors);
}
