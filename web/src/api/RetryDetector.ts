import { isOutcomeUnknown } from "./ApiError.ts";

/**
 * Recognises a request repeated after an unknown outcome. The first one may have been carried out, and its
 * e-mail address or phone number then counts as taken, by this very request. The server answers the repetition
 * like the first.
 */
export class RetryDetector {
  private request: string | undefined;

  isRetry(request: unknown): boolean {
    return this.request === JSON.stringify(request);
  }

  /** Runs a request and remembers it while its outcome is unknown. */
  async run<T>(request: unknown, send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      this.request = undefined;
      return answer;
    } catch (error) {
      this.request = isOutcomeUnknown(error) ? JSON.stringify(request) : undefined;
      throw error;
    }
  }
}
