import { json, type ServedAnswer } from "#scripts/local/common/serve.ts";
import type { FaultyService } from "./Fault.ts";

const xml = (status: number, code: string): ServedAnswer => ({
  status,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Fault</Message></Error>`,
});

const queryXml = (status: number, code: string): ServedAnswer => ({
  status,
  headers: { "content-type": "text/xml" },
  body: `<ErrorResponse><Error><Type>Receiver</Type><Code>${code}</Code><Message>Fault</Message></Error></ErrorResponse>`,
});

const awsJson = (status: number, code: string): ServedAnswer =>
  json({ __type: code, message: "Fault" }, status, { "x-amzn-errortype": code });

const stripe = (status: number, type: string): ServedAnswer => json({ error: { type, message: "Fault" } }, status);

type Pair = readonly [throttled: ServedAnswer, failing: ServedAnswer];

const answers: Readonly<Record<FaultyService, Pair>> = {
  dynamodb: [
    awsJson(400, "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException"),
    awsJson(500, "com.amazonaws.dynamodb.v20120810#InternalServerError"),
  ],
  s3: [xml(503, "SlowDown"), xml(500, "InternalError")],
  "cognito-idp": [awsJson(400, "TooManyRequestsException"), awsJson(500, "InternalErrorException")],
  ses: [awsJson(429, "TooManyRequestsException"), awsJson(500, "InternalFailure")],
  sns: [queryXml(429, "Throttled"), queryXml(500, "InternalError")],
  geo: [awsJson(429, "ThrottlingException"), awsJson(500, "InternalServerException")],
  payments: [stripe(429, "rate_limit_error"), stripe(500, "api_error")],
};

export const faultAnswer = (service: FaultyService, kind: "throttled" | "failing"): ServedAnswer =>
  answers[service][kind === "throttled" ? 0 : 1];
