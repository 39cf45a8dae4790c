import type { Duplicates } from "#shared/model/jacket/entry.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";

interface DuplicateLine {
  readonly text: string;
  /** By another account, for the staff to look into. */
  readonly isElsewhere: boolean;
}

export function duplicateWords(duplicates: Duplicates): DuplicateLine[] {
  const { AddressCount, PersonInOtherAccount, AddressInOtherAccount, SamePersonAs = [] } = duplicates;
  const elsewhere = [
    ...(PersonInOtherAccount ? ["This person is also registered by another account"] : []),
    ...(AddressInOtherAccount ? ["Another account has registered this address"] : []),
    ...SamePersonAs.map((number) => `The same person as jacket ${formatJacketNumber(number)}`),
  ];
  return [
    ...(AddressCount ? [{ text: `Registered at ${AddressCount} addresses`, isElsewhere: false }] : []),
    ...elsewhere.map((text) => ({ text, isElsewhere: true })),
  ];
}
