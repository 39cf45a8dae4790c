/** One thing that a caller wants to do, in the words of IAM. */
export interface AccessRequest {
  /** "dynamodb:GetItem" */
  readonly action: string;
  /** An ARN; for a text the phone number, which is all that SNS has. */
  readonly resource: string;
  /** What conditions can ask about, by key: every value that the request has for it. */
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** The keys that requests carry in their context. A condition on another key could not be judged locally. */
export const contextKeys: readonly string[] = ["dynamodb:LeadingKeys", "ses:FromAddress"];
