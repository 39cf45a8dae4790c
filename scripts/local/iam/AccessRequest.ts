export interface AccessRequest {
  /** "dynamodb:GetItem" */
  readonly action: string;
  /** An ARN, or a phone number, which has none. */
  readonly resource: string;
  readonly context: Readonly<Record<string, readonly string[]>>;
}

export const leadingKeys = "dynamodb:LeadingKeys";

/** A condition on another key cannot be judged locally. */
export const contextKeys: readonly string[] = [leadingKeys, "ses:FromAddress"];
