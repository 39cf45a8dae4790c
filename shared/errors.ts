/**
 * Every error that an answer can carry, with its HTTP status. The word never changes: clients decide by it, and a
 * translation of the sentences goes by it. A sentence of its own has a code of its own; sentences that differ in a
 * number share one.
 */
export const errorStatuses = {
  /** A field or the shape of a request; Message is the sentence of the first field that is wrong. */
  INVALID_REQUEST: 400,
  NOT_JSON: 400,
  COMMON_PASSWORD: 400,
  VERIFY_PHONE_FIRST: 400,
  CODES_DIFFER: 400,
  PHONE_NOT_SERVED: 400,
  ADDRESS_NOT_CONSISTENT: 400,
  ADDRESS_FIXED: 400,
  HOUSEHOLD_REQUIRED: 400,
  PHOTO_REQUIRED: 400,
  PHOTO_TYPE: 400,
  PHOTO_SIZE: 400,
  BIRTH_DATE_DIFFERS: 400,
  PAYMENT_UNKNOWN: 400,
  EVENT_NOT_SIGNED: 400,
  DAYS_REVERSED: 400,
  TOO_MANY_DAYS: 400,

  SIGN_IN: 401,
  WRONG_CREDENTIALS: 401,
  PAYMENT_PAGE_EXPIRED: 401,

  NOT_ALLOWED: 403,
  ACCOUNT_RESTRICTED: 403,
  PASSWORD_REQUIRED: 403,
  WRONG_PASSWORD: 403,
  RESET_CODE_REQUIRED: 403,
  RESET_BIRTH_DATE_REQUIRED: 403,
  RESET_NEEDS_HELP: 403,
  ACCOUNT_OUT_OF_REACH: 403,
  OWN_ACCOUNT: 403,
  HIGHER_RANK_REQUIRED: 403,

  NOT_FOUND: 404,
  RESET_LINK_EXPIRED: 404,

  CHANGED_ELSEWHERE: 409,
  SENT_WITH_OTHER_CONTENT: 409,
  EMAIL_TAKEN: 409,
  EMAIL_TAKEN_AT_SIGN_UP: 409,
  PHONE_TAKEN: 409,
  TOO_MANY_HOUSEHOLDS: 409,
  TOO_MANY_MEMBERS: 409,
  TOO_MANY_LINKS: 409,
  HOUSEHOLD_CLOSING: 409,
  UNDO_TOO_LATE: 409,
  UNDO_OUTDATED: 409,
  UNDO_NOT_LAST: 409,
  PAYMENT_IN_PROGRESS: 409,
  MEMBER_PAYMENT_UNDER_WAY: 409,
  PAYMENT_USED: 409,
  PAYMENT_OPEN: 409,
  PAYMENT_EXPIRED: 409,
  PAYMENT_LAPSED: 409,
  FULL_PLAN_REQUIRED: 409,
  MEMBER_PAID: 409,
  PAID_IN_OTHER_WINDOW: 409,
  PRICE_CHANGED: 409,
  ACCOUNT_DELETED: 409,
  MASTER_ADMIN_EXISTS: 409,
  LAST_MASTER_ADMIN: 409,

  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  SLOW_DOWN: 429,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
  INVITATION_NOT_MAILED: 503,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503>;

export type ErrorCode = keyof typeof errorStatuses;

/**
 * The sentences that several calls, or server and site, say for a code, in the product's words. Any other sentence
 * stands at the rule that throws it.
 */
export const errorSentences = {
  INVALID_REQUEST: "Something in this request is missing or wrong.",
  NOT_JSON: "This request is not valid JSON.",
  UNSUPPORTED_MEDIA_TYPE: "This request is not valid JSON.",
  TOO_LARGE: "This request is too large.",
  SIGN_IN: "Please sign in to continue.",
  WRONG_CREDENTIALS: "The email or password is not right.",
  NOT_ALLOWED: "You are not allowed to do that.",
  ACCOUNT_RESTRICTED: "This account is restricted. Please contact your local department.",
  NOT_FOUND: "We could not find that.",
  CHANGED_ELSEWHERE: "This record was changed elsewhere. Reload and try again.",
  EMAIL_TAKEN: "Email you are trying to use is already associated to an existing account",
  EMAIL_TAKEN_AT_SIGN_UP: "Email you are trying to sign up with is already associated to an existing account",
  PHONE_TAKEN: "The Phone number you are trying to use is already associated to an existing account",
  VERIFY_PHONE_FIRST: "Please verify your phone number with the code we texted you",
  CODES_DIFFER: "Verification codes do not match",
  HOUSEHOLD_REQUIRED: "You must have at least 1 valid location for coverage",
  PAYMENT_IN_PROGRESS: "Please wait for your payment to be completed to add this member to a house hold",
  SLOW_DOWN: "Too many tries. Please wait a moment and try again.",
  UNEXPECTED: "An error occured - Please try again later",
  UNAVAILABLE: "Something we depend on is not answering. Please try again in a few minutes.",
} as const satisfies Partial<Record<ErrorCode, string>>;
