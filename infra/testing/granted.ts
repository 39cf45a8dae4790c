import type { Need } from "../constructs/need.ts";

type Plain = Exclude<Need, `records:${string}(${string})`>;

/** Written a second time: a wider grant has to be widened in both places. */
export const granted: Record<Plain, readonly string[]> = {
  "records:get": ["dynamodb:GetItem"],
  "records:getMany": ["dynamodb:BatchGetItem"],
  "records:query": ["dynamodb:Query"],
  "records:put": ["dynamodb:PutItem"],
  "records:update": ["dynamodb:UpdateItem"],
  "records:delete": ["dynamodb:DeleteItem"],
  "records:check": ["dynamodb:ConditionCheckItem"],
  "lists:unfiltered": ["dynamodb:Query"],
  "lists:byPlace": ["dynamodb:Query"],
  "lists:byAddress": ["dynamodb:Query"],
  "lists:byConfirmed": ["dynamodb:Query"],
  "lists:found": ["dynamodb:Query"],
  "lists:secondName": ["dynamodb:Query"],
  audit: ["dynamodb:PutItem"],
  readers: ["dynamodb:UpdateItem"],
  archive: ["s3:GetObject", "s3:PutObject"],
  "exports:read": ["s3:GetObject"],
  "exports:write": ["s3:PutObject", "s3:DeleteObject"],
  signing: [],
  site: [],
  metrics: [],
  call: [],
  origin: [],
  access: ["dynamodb:PutItem"],
  session: ["dynamodb:BatchGetItem", "dynamodb:UpdateItem", "dynamodb:PutItem"],
  limits: ["dynamodb:UpdateItem"],
  ceilings: [],
  "photos:read": ["s3:GetObject"],
  "photos:write": ["s3:PutObject", "dynamodb:PutItem"],
  "photos:accept": ["s3:GetObject", "s3:DeleteObject", "s3:PutObject"],
  "photos:erase": ["s3:DeleteObject"],
  "photos:canary": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
  "identity:signIn": ["cognito-idp:AdminInitiateAuth", "secretsmanager:GetSecretValue"],
  "identity:signOut": ["secretsmanager:GetSecretValue"],
  "identity:signOutEverywhere": ["cognito-idp:AdminUserGlobalSignOut"],
  "credentials:create": [
    "cognito-idp:AdminCreateUser",
    "cognito-idp:AdminSetUserPassword",
    "cognito-idp:AdminDeleteUser",
  ],
  "credentials:set": ["cognito-idp:AdminSetUserPassword", "cognito-idp:AdminCreateUser"],
  "credentials:delete": ["cognito-idp:AdminDeleteUser"],
  mail: ["ses:SendEmail"],
  "mail:unblock": ["ses:DeleteSuppressedDestination"],
  pace: [],
  queues: ["sqs:SendMessage"],
  texts: ["sns:Publish"],
  geocoder: ["geo:SearchPlaceIndexForText"],
  "payments:frame": [],
  payments: ["secretsmanager:GetSecretValue"],
};

export const actionsFor = (need: Need): readonly string[] => granted[need.replace(/\(.*/, "") as Plain];

export const ownLog = ["logs:CreateLogStream", "logs:PutLogEvents"];
