export interface PasswordRule {
  readonly message: string;
  readonly holds: (password: string) => boolean;
  /** Where the message denies a rule that the password keeps. */
  readonly insteadOfMessage?: (password: string) => string | undefined;
}

export const shortestPassword = 7;
export const longestPassword = 14;

/** In the order under the field. */
export const passwordRules: readonly PasswordRule[] = [
  {
    message: "Password Must contain a minimum of 1 capitalized character",
    holds: (password) => /[A-Z]/.test(password),
  },
  {
    message: "Password Must contain a minimum of 1 digit",
    holds: (password) => /\d/.test(password),
  },
  {
    message: "Password Must contain only letters and digits",
    holds: (password) => /^[A-Za-z0-9]*$/.test(password),
  },
  {
    // The sentence says 8, the rule checks 7 to 14. Both are the product's: decision 0016.
    message: "Password Must be 8 - 14 characters long",
    holds: ({ length }) => length >= shortestPassword && length <= longestPassword,
    insteadOfMessage: ({ length }) => (length === shortestPassword ? "The length is right" : undefined),
  },
];

export const shownMessage = ({ message, insteadOfMessage }: PasswordRule, password: string): string =>
  insteadOfMessage?.(password) ?? message;

export const weakPassword = "Password does not meet minimum security requirements";

export function brokenPasswordRules(password: string): string[] {
  return passwordRules.filter(({ holds }) => !holds(password)).map(({ message }) => message);
}
