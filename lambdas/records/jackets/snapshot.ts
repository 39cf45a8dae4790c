import type { Address } from "#shared/model/address.ts";
import { type ShownHousehold, shownFacts } from "#shared/model/householdShapes.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";

/** A card without sealed texts. */
export interface Snapshot {
  /** `img` is a key of the bucket. */
  readonly person: ShownPerson;
  readonly address: Address;
  /** The household's "Description". */
  readonly note?: string | undefined;
  /** Other facts shown on cards. */
  readonly household?: Readonly<Omit<ShownHousehold, "Description">> | undefined;
  readonly registered: string;
  /** The Eastern day the family last registered or changed the person; absent once erased. */
  readonly confirmed?: string | undefined;
  /** Absent once erased. */
  readonly photoDay?: string | undefined;
  /** When authorized, "" if not; absent once erased. */
  readonly declared?: string | undefined;
  /**
   * Keyed digests by fact, to see sealed texts change: a person's always, "" for none; a household's where
   * given. Absent once erased.
   */
  readonly sealed?: Readonly<Record<string, string>> | undefined;
}

export const householdOf = ({ household, note }: Snapshot): ShownHousehold =>
  shownFacts({ ...household, Description: note });
