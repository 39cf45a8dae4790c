export class StartError extends Error {
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(problem);
    this.name = "StartError";
    this.remedy = remedy;
  }
}
