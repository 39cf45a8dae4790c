import { nameKey } from "./nameKey.ts";

interface NameAndBirth {
  readonly First: string;
  readonly Last: string;
  readonly Dob: string;
}

/**
 * The key of a person, "1950-02-03|ada miller": equal for the same birth date and name, however the name is typed, in
 * whatever order. It finds people who may be the same; only people can tell whether they are.
 */
export const personKey = ({ First, Last, Dob }: NameAndBirth): string => `${Dob}|${nameKey(First, Last)}`;
