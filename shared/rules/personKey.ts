interface NameAndBirth {
  readonly First: string;
  readonly Last: string;
  readonly Dob: string;
}

/** A name as letters alone: lower case, without accents, spaces, hyphens and apostrophes. */
const nameKey = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

/**
 * The key of a person, "1950-02-03|adamiller": equal for the same birth date and name, however the name is typed and
 * wherever a second name stands. It finds people who may be the same; only people can tell whether they are.
 */
export const personKey = ({ First, Last, Dob }: NameAndBirth): string =>
  `${Dob}|${nameKey(`${First}${Last}`)}`;
