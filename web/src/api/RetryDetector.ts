import { isOutcomeUnknown } from "./ApiError.ts";

/**
 * For a request repeated after an unknown outcome: the first may have taken the e-mail address or phone number. The
 * server answers the repetition like the first.
 */
export class RetryDetector {
  private request: string | undefined;

  isRetry(request: unknown): boolean {
    return this.request === JSON.stringify(request);
  }

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
