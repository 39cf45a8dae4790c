export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
}
