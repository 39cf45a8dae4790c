/** One figure, against the most that it may be. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
}
