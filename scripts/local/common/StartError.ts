/** Something that keeps the local stack from starting: what is wrong, and what to do about it. */
export class StartError extends Error {
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(problem);
    this.name = "StartError";
    this.remedy = remedy;
  }
}
