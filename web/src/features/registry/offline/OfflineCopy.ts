export type OfflineLine = readonly [label: string, words: string];

export interface OfflinePhone {
  readonly name: string;
  /** For people. */
  readonly words: string;
  /** For a phone. */
  readonly dial: string;
}

export interface OfflinePerson {
  readonly name: string;
  /** Their first sixty seconds, then their own words. */
  readonly steps: readonly string[];
  readonly quotes: readonly string[];
  readonly phones: readonly OfflinePhone[];
  readonly lines: readonly OfflineLine[];
}

export interface OfflineHome {
  readonly street: string;
  /** City, state and ZIP. */
  readonly place: string;
  readonly why: string;
  readonly facts: readonly string[];
  readonly needs: readonly string[];
  /** Absent without an exact position. */
  readonly point?: { readonly lat: number; readonly lng: number };
  readonly pointWords: string;
  readonly needsPower: boolean;
  readonly wayIn: readonly OfflineLine[];
  readonly people: readonly OfflinePerson[];
}

/** An opened copy in words alone: its page needs no rule of the product. */
export interface OfflineCopy {
  readonly title: string;
  /** When it was made, and its purpose. */
  readonly about: string;
  /** "Copy 2 of 3", where the homes take several. */
  readonly part: string;
  /** The homes' order: "by address". */
  readonly order: string;
  readonly homes: readonly OfflineHome[];
}
