import { isUnanswered } from "./ApiError.ts";

/**
 * Tells whether what is about to be sent was sent before and never answered. It may have been carried out: then an
 * address or a number that it asked for is taken by that very request, and whoever tries again must not be told
 * that it is somebody else's. The server answers the repetition like the first.
 */
export class Unanswered {
  private request: string | undefined;

  includes(request: unknown): boolean {
    return this.request === JSON.stringify(request);
  }

  /** Runs a request, and remembers it when it stays unknown what became of it. */
  async run<T>(request: unknown, send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      this.request = undefined;
      return answer;
    } catch (error) {
      this.request = isUnanswered(error) ? JSON.stringify(request) : undefined;
      throw error;
    }
  }
}
