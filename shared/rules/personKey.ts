import { nameKey } from "./nameKey.ts";

interface NameAndBirth {
  readonly First: string;
  readonly Last: string;
  readonly Dob: string;
}

/**
 * "1950-02-03|ada miller", for any spelling and order of the name. Only people can judge whether it is the same person.
 */
export const personKey = ({ First, Last, Dob }: NameAndBirth): string => `${Dob}|${nameKey(First, Last)}`;
