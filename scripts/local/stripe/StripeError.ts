export class StripeError extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, string | undefined>>;

  constructor(status: number, error: { type: string; message: string; [name: string]: string | undefined }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const invalid = "invalid_request_error";

export const missing = (param: string) =>
  new StripeError(400, {
    type: invalid,
    code: "parameter_missing",
    param,
    message: `Missing required param: ${param}.`,
  });

export const unknownParameter = (param: string) =>
  new StripeError(400, {
    type: invalid,
    code: "parameter_unknown",
    param,
    message: `Received unknown parameter: ${param}`,
  });

export const badRequest = (message: string, param?: string) => new StripeError(400, { type: invalid, message, param });

export const noSuch = (kind: string, id: string) =>
  new StripeError(404, { type: invalid, code: "resource_missing", param: "id", message: `No such ${kind}: '${id}'` });

export const wrongKey = () =>
  new StripeError(401, { type: invalid, message: "Invalid API Key provided: the local stack has another one." });

export const cardError = (code: string, message: string, decline?: string) =>
  new StripeError(402, { type: "card_error", code, decline_code: decline, message });

export const otherParameters = () =>
  new StripeError(400, {
    type: "idempotency_error",
    message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  });

export const keyInUse = () =>
  new StripeError(409, {
    type: invalid,
    code: "idempotency_key_in_use",
    message: "There is currently another in-progress request using this Idempotent Key.",
  });
