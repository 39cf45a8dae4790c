import { isEarlier, upgradePerson } from "#lambdas/records/earlier/earlierPerson.ts";
import type { Address } from "#shared/model/address.ts";
import { type ShownPerson, showPerson } from "#shared/model/personShapes.ts";

/** What a department's card shows of a person at an address: no sealed text. */
export interface Snapshot {
  /** `img` is a key of the bucket. */
  readonly person: ShownPerson;
  readonly address: Address;
  /** When the person was registered. */
  readonly registered: string;
  /**
   * By fact, what tells one sealed text from another without saying it: a keyed digest, "" for none. Absent in
   * snapshots from before digests were kept, and once the account is erased.
   */
  readonly sealed?: Readonly<Record<string, string>> | undefined;
}

interface EarlierSnapshot {
  readonly registered: string;
  readonly street: string;
  readonly city: string;
  readonly state: Address["State"];
  readonly zip: string;
  readonly textDigest?: string;
}

/** A snapshot as it is stored, in today's shape. */
export function readSnapshot(stored: Snapshot): Snapshot {
  if (!isEarlier(stored)) return stored;
  const { person, rest } = upgradePerson(stored);
  const { street, city, state, zip, registered, textDigest } = rest as unknown as EarlierSnapshot;
  return {
    person: showPerson(person),
    address: { Street: street, City: city, State: state, Zip: zip },
    registered,
    ...(textDigest === undefined ? {} : { sealed: { Medical: textDigest } }),
  };
}
