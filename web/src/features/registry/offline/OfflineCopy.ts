/** A label and its words. */
export type OfflineLine = readonly [label: string, words: string];

export interface OfflinePhone {
  readonly name: string;
  /** As people read it. */
  readonly words: string;
  /** As a phone dials it. */
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

/** What a copy shows once it is opened: words alone, so that its page needs no rule of the product. */
export interface OfflineCopy {
  readonly title: string;
  /** When and what for it was made. */
  readonly about: string;
  /** "Copy 2 of 3", where the homes take several. */
  readonly part: string;
  /** "by address": how the homes are sorted. */
  readonly order: string;
  readonly homes: readonly OfflineHome[];
}
