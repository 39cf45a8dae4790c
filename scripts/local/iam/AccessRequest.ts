export interface AccessRequest {
  /** "dynamodb:GetItem" */
  readonly action: string;
  /** An ARN, or a text's phone number, for which SNS has no ARN. */
  readonly resource: string;
  readonly context: Readonly<Record<string, readonly string[]>>;
}

export const leadingKeys = "dynamodb:LeadingKeys";

/** A condition on any other key cannot be judged locally. */
export const contextKeys: readonly string[] = [leadingKeys, "ses:FromAddress"];
