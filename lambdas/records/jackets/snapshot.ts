import type { Address } from "#shared/model/address.ts";
import { type ShownHousehold, shownFacts } from "#shared/model/householdShapes.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";

/** The facts of a person at an address on a department's card, without sealed texts. */
export interface Snapshot {
  /** `img` is a key of the bucket. */
  readonly person: ShownPerson;
  readonly address: Address;
  /** The household's fact "Description". Absent without one. */
  readonly note?: string | undefined;
  /** Its other facts that are on cards. Absent without one. */
  readonly household?: Readonly<Omit<ShownHousehold, "Description">> | undefined;
  /** When the person was registered. */
  readonly registered: string;
  /** The Eastern day on which the family last registered or changed the person; absent of erased accounts. */
  readonly confirmed?: string | undefined;
  /** The day on which the photo was given; absent of erased accounts. */
  readonly photoDay?: string | undefined;
  /** When the authorization was declared, "" when it was not. Absent of erased accounts. */
  readonly declared?: string | undefined;
  /**
   * By fact of the person, a keyed digest that tells one sealed text from another, "" for none; by fact of the household,
   * the same of those that are given. Absent of erased accounts.
   */
  readonly sealed?: Readonly<Record<string, string>> | undefined;
}

/** What a snapshot tells of its household, by the names of the table. */
export const householdOf = ({ household, note }: Snapshot): ShownHousehold =>
  shownFacts({ ...household, Description: note });
