import { nameKey } from "./nameKey.ts";

interface NameAndBirth {
  readonly First: string;
  readonly Last: string;
  readonly Dob: string;
}

/**
 * "1950-02-03|ada miller", for any spelling and order of the name. It finds people who may be the same; only
 * people can judge it.
 */
export const personKey = ({ First, Last, Dob }: NameAndBirth): string => `${Dob}|${nameKey(First, Last)}`;
