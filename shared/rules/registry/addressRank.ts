interface Door {
  readonly Street: string;
  readonly City: string;
  readonly Unit?: string | undefined;
}

const plain = (text: string, longest: number): string =>
  text
    .normalize("NFKD")
    .replace(/[^ -}]/g, "")
    .trim()
    .toUpperCase()
    .slice(0, longest);

/** As a walk passes them: by city, street, number, unit. Printable ASCII below "~". */
export function addressRank({ Street, City, Unit = "" }: Door): string {
  const [, number = "", street = Street] = /^\s*(\d{1,6})\S*\s+(.+)$/.exec(Street) ?? [];
  return [plain(City, 20), plain(street, 30), number.padStart(6, "0"), plain(Unit, 6)].join("|");
}
