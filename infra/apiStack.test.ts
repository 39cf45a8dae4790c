import { expect, test } from "vitest";
import { type Call, everyone } from "#shared/contract/call.ts";
import { builtCalls, contract, events, schedules } from "#shared/contract/index.ts";
import { needsOf } from "./apiStack.ts";
import type { Need } from "./constructs/grant.ts";
import { handlers } from "./testing/deployments.ts";
import { synthesize } from "./testing/synthesize.ts";

const deployment = synthesize("dev");

interface FunctionProperties {
  readonly Runtime: string;
  readonly Architectures: readonly string[];
  readonly MemorySize: number;
  readonly Timeout: number;
  readonly DeadLetterConfig?: { readonly TargetArn: unknown };
  readonly Role: { readonly "Fn::GetAtt": readonly string[] };
  readonly Environment?: { readonly Variables: Readonly<Record<string, unknown>> };
}

interface Statement {
  readonly Effect: "Allow" | "Deny";
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Condition?: unknown;
}

const functions = new Map(
  deployment
    .ofType<FunctionProperties>("AWS::Lambda::Function")
    .filter(({ stack }) => stack.endsWith("-Api"))
    .map(({ properties }) => [String(properties.Environment?.Variables.CALL), properties]),
);

const routes = new Map(
  deployment
    .ofType<{ RouteKey: string; AuthorizationType: string; AuthorizerId?: unknown }>(
      "AWS::ApiGatewayV2::Route",
    )
    .map(({ properties }) => [properties.RouteKey, properties]),
);

const policies = deployment.ofType<{ PolicyDocument: { Statement: readonly Statement[] } }>(
  "AWS::IAM::ManagedPolicy",
);

function statementsOf(name: string): readonly Statement[] {
  const role = functions.get(name)?.Role["Fn::GetAtt"][0];
  const { properties } =
    deployment
      .ofType<{ ManagedPolicyArns: readonly { Ref: string }[] }>("AWS::IAM::Role")
      .find(({ id }) => id === role) ?? expect.fail(`${name} has no role`);
  const attached = properties.ManagedPolicyArns.map(({ Ref }) => Ref);
  expect(attached).toHaveLength(1);
  return policies
    .filter(({ id }) => attached.includes(id))
    .flatMap((policy) => policy.properties.PolicyDocument.Statement);
}

const actionsOf = (name: string): string[] =>
  statementsOf(name)
    .filter(({ Effect }) => Effect === "Allow")
    .flatMap(({ Action }) => Action);

test("every built call and every provider's event has exactly one function and one route", () => {
  const routed = [...builtCalls, ...Object.entries(events)];
  expect([...functions.keys()].sort()).toEqual([...handlers].sort());
  expect([...routes.keys()].sort()).toEqual(routed.map(([, { method, path }]) => `${method} ${path}`).sort());
  expect(deployment.ofType("AWS::ApiGatewayV2::Route")).toHaveLength(routed.length);
  expect(deployment.ofType("AWS::ApiGatewayV2::Integration")).toHaveLength(routed.length);
});

test("every protected route has the token authorizer and no public one has", () => {
  const [authorizer] = deployment.ofType<{ AuthorizerType: string }>("AWS::ApiGatewayV2::Authorizer");
  expect(authorizer?.properties.AuthorizerType).toBe("JWT");
  for (const [, { method, path, callers }] of builtCalls) {
    const route = routes.get(`${method} ${path}`);
    const guarded = { AuthorizationType: "JWT", AuthorizerId: { Ref: authorizer?.id } };
    if (callers === "anyone") expect(route?.AuthorizerId, path).toBeUndefined();
    else expect(route, path).toMatchObject(guarded);
  }
  for (const { method, path } of Object.values(events))
    expect(routes.get(`${method} ${path}`)?.AuthorizationType).toBe("NONE");
});

/** What each need may do, said a second time here: a grant that grows has to be widened in both places. */
const granted: Record<Need, readonly string[]> = {
  "records:get": ["dynamodb:GetItem"],
  "records:getMany": ["dynamodb:BatchGetItem"],
  "records:query": ["dynamodb:Query"],
  "records:put": ["dynamodb:PutItem"],
  "records:update": ["dynamodb:UpdateItem"],
  "records:delete": ["dynamodb:DeleteItem"],
  "records:check": ["dynamodb:ConditionCheckItem"],
  "lists:unfiltered": ["dynamodb:Query"],
  "lists:byPlace": ["dynamodb:Query"],
  audit: ["dynamodb:PutItem"],
  session: ["dynamodb:GetItem"],
  limits: ["dynamodb:UpdateItem"],
  "photos:read": ["s3:GetObject"],
  "photos:write": ["s3:PutObject", "dynamodb:PutItem"],
  "photos:erase": ["s3:DeleteObject"],
  "identity:signIn": ["cognito-idp:AdminInitiateAuth"],
  "identity:signOut": [],
  "credentials:create": [
    "cognito-idp:AdminCreateUser",
    "cognito-idp:AdminSetUserPassword",
    "cognito-idp:AdminDeleteUser",
  ],
  "credentials:set": ["cognito-idp:AdminSetUserPassword"],
  mail: ["ses:SendEmail"],
  texts: ["sns:Publish"],
  geocoder: ["geo:SearchPlaceIndexForText"],
  payments: ["secretsmanager:GetSecretValue"],
};

/** Everything that has a function. */
const declared = [...builtCalls, ...Object.entries({ ...events, ...schedules })] as const;

const ownLog = ["logs:CreateLogStream", "logs:PutLogEvents"];

test.each(builtCalls)("%s is granted only what its uses ask for", (name, call) => {
  const expected = new Set([...ownLog, ...needsOf(call).flatMap((need) => granted[need])]);
  const actual = new Set(actionsOf(name).filter((action) => !action.startsWith("kms:")));
  expect([...actual].sort()).toEqual([...expected].sort());
});

test("a call for signed-in people reads their account, and a limited call counts itself", () => {
  const bare = { uses: [], callers: "anyone" } satisfies Partial<Call>;
  expect(needsOf(bare)).toEqual([]);
  expect(needsOf({ ...bare, callers: everyone })).toEqual(["session"]);
  expect(needsOf({ ...bare, limits: [{ by: ["address"], times: 1, seconds: 1 }] })).toEqual(["limits"]);
  expect(actionsOf("uploadPhoto")).toEqual(
    expect.arrayContaining(["dynamodb:GetItem", "dynamodb:UpdateItem"]),
  );
});

test("no permission has a wildcard action, and none reaches every resource", () => {
  // One a function, and one for the copying of the site's files.
  expect(policies).toHaveLength(handlers.length + 1);
  for (const { id, properties } of policies)
    for (const statement of properties.PolicyDocument.Statement) {
      expect([statement.Action].flat().join(), id).not.toContain("*");
      expect(statement.Resource, id).not.toBe("*");
    }
});

const beginning = (key: string) => ({ "dynamodb:LeadingKeys": [key] });

test("no function changes or deletes an audit row, and only who appends to the audit writes there", () => {
  for (const [name, { uses }] of declared) {
    const statements = statementsOf(name);
    const actions = (wanted: "Allow" | "Deny") =>
      statements
        .filter(({ Effect, Condition }) => Effect === wanted && (wanted === "Deny" || !Condition))
        .flatMap(({ Action }) => Action)
        .filter((action) => /dynamodb:(Put|Update|Delete)Item/.test(action));
    const appends = uses.includes("audit") ? ["dynamodb:PutItem"] : [];
    const kept = actions("Allow").filter((action) => !appends.includes(action));
    expect(actions("Deny").sort(), name).toEqual(kept.sort());
    for (const { Condition } of statements.filter(({ Effect }) => Effect === "Deny"))
      expect(Condition, name).toEqual({ "ForAnyValue:StringLike": beginning("AUDIT#*") });
  }
});

test("a call that only reads writes audit rows and counts, and nothing else", () => {
  const written = statementsOf("listNewEntries").filter(({ Action }) => Action === "dynamodb:PutItem");
  expect(written).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("AUDIT#*") } }]);
  const counted = statementsOf("findLocations").filter(({ Action }) => Action === "dynamodb:UpdateItem");
  expect(counted).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("LIMIT#*") } }]);
});

test("an upload is noted for the run that erases what nobody used, and writes no other row", () => {
  const written = statementsOf("uploadPhoto").filter(({ Action }) => Action === "dynamodb:PutItem");
  expect(written).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("RETIRED#*") } }]);
});

test("a sign-in makes, changes and deletes no credentials", () => {
  expect(actionsOf("login").filter((action) => action.startsWith("cognito-idp:"))).toEqual([
    "cognito-idp:AdminInitiateAuth",
  ]);
});

test("a text can be sent to a number and to no topic", () => {
  const publish = statementsOf("sendPhoneCode").find(({ Action }) => Action === "sns:Publish");
  expect(publish).toMatchObject({ NotResource: "arn:*:sns:*:*:*" });
});

test("photos are reached below their prefix alone", () => {
  const [read] = statementsOf("listMembers").filter(({ Action }) => Action === "s3:GetObject");
  expect(JSON.stringify(read?.Resource)).toMatch(/"\/photos\/\*"/);
});

test("a function is told what it uses and no more", () => {
  const told = (name: string) => Object.keys(functions.get(name)?.Environment?.Variables ?? {}).sort();
  const always = ["CALL", "ORIGIN_SECRET", "POWERTOOLS_SERVICE_NAME", "SECRETS_REVISION"];
  always.push("SIGNING_KEY", "SITE_ORIGIN", "STAGE");
  expect(told("findLocations")).toEqual([...always, "TABLE_NAME"].sort());
  expect(told("uploadPhoto")).toEqual([...always, "PHOTO_BUCKET", "TABLE_NAME"].sort());
  expect(told("login")).toEqual([...always, "TABLE_NAME", "USER_POOL_CLIENT_ID", "USER_POOL_ID"].sort());
  expect(told("readOrder")).toEqual(
    [...always, "PAY_ORIGIN", "STRIPE_API", "STRIPE_SECRET_ARN", "TABLE_NAME"].sort(),
  );
});

test("a function's environment is complete for what it uses", () => {
  const variables: Partial<Record<Need, readonly string[]>> = {
    ...Object.fromEntries(
      Object.keys(granted)
        .filter((need) => /^(records|lists):/.test(need))
        .map((need) => [need, ["TABLE_NAME"]]),
    ),
    audit: ["TABLE_NAME"],
    session: ["TABLE_NAME"],
    limits: ["TABLE_NAME"],
    "photos:read": ["PHOTO_BUCKET"],
    "photos:write": ["PHOTO_BUCKET", "TABLE_NAME"],
    "photos:erase": ["PHOTO_BUCKET"],
    "identity:signIn": ["USER_POOL_ID", "USER_POOL_CLIENT_ID"],
    "identity:signOut": ["USER_POOL_ID", "USER_POOL_CLIENT_ID"],
    "credentials:create": ["USER_POOL_ID", "USER_POOL_CLIENT_ID"],
    "credentials:set": ["USER_POOL_ID", "USER_POOL_CLIENT_ID"],
    mail: ["MAIL_FROM", "MAIL_RULES"],
    geocoder: ["PLACE_INDEX"],
    payments: ["STRIPE_SECRET_ARN", "STRIPE_API", "PAY_ORIGIN"],
  };
  const needs: [string, readonly Need[]][] = [
    ...builtCalls.map(([name, call]): [string, Need[]] => [name, needsOf(call)]),
    ...Object.entries({ ...events, ...schedules }).map(([name, { uses }]): [string, readonly Need[]] => [
      name,
      uses,
    ]),
  ];
  for (const [name, used] of needs) {
    const told = functions.get(name)?.Environment?.Variables ?? {};
    for (const variable of used.flatMap((need) => variables[need] ?? []))
      expect(told[variable], `${name}: ${variable}`).toBeTruthy();
  }
});

test("mail is sent by our rules and from our address alone", () => {
  const send = statementsOf("register").find(({ Action }) => Action === "ses:SendEmail");
  const resources = JSON.stringify(send?.Resource);
  expect(resources).toContain(":identity/no-reply@beforehand.example");
  expect(resources).toContain(":configuration-set/");
  expect(resources).not.toContain("*");
});

test("what matters singly is counted in its function's log, and unsent mail in every log that may tell of it", () => {
  const filters = deployment.ofType<{ MetricTransformations: readonly { MetricName: string }[] }>(
    "AWS::Logs::MetricFilter",
  );
  const names = filters.flatMap(({ properties }) =>
    properties.MetricTransformations.map(({ MetricName }) => MetricName),
  );
  const mailers = [
    ...builtCalls.map(([, call]) => call),
    ...Object.values(events),
    ...Object.values(schedules),
  ].filter(({ uses }) => uses.includes("mail"));
  expect(names.filter((name) => name === "MailNotSent")).toHaveLength(mailers.length);
  for (const name of [
    "WrongPasswords",
    "LoginFailures",
    "MarkEntryFailures",
    "WebhookFailures",
    "TextFailures",
  ])
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(1);
});

test("a changed secret is read anew by every function and distribution when its revision is counted up", () => {
  const next = synthesize("dev", { secretsRevision: "2" });
  const changed = (type: string) => {
    const before = new Map(
      deployment.ofType(type).map(({ id, properties }) => [id, JSON.stringify(properties)]),
    );
    return next.ofType(type).filter(({ id, properties }) => JSON.stringify(properties) !== before.get(id))
      .length;
  };
  expect(changed("AWS::Lambda::Function")).toBe(handlers.length);
  expect(changed("AWS::CloudFront::Distribution")).toBe(2);
});

test("a secret reaches a function by reference and stands in no template", () => {
  for (const [name, { Environment }] of functions)
    for (const key of ["SIGNING_KEY", "ORIGIN_SECRET"])
      expect(JSON.stringify(Environment?.Variables[key]), name).toContain("{{resolve:secretsmanager:");
});

test("every function runs on the runtime that its bundle is made for", () => {
  for (const [name, properties] of functions)
    expect(properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      MemorySize: 512,
      Timeout: name in schedules ? expect.any(Number) : 10,
    });
});

test("names of functions are names of calls or events", () => {
  const known = { ...contract, ...events, ...schedules };
  for (const name of functions.keys()) expect(name in known, name).toBe(true);
});

interface Rule {
  readonly ScheduleExpression: string;
  readonly State: string;
  readonly Targets: readonly [{ readonly Arn: unknown; readonly DeadLetterConfig: { Arn: unknown } }];
}

const [queue] = deployment.ofType<{ SqsManagedSseEnabled: boolean }>("AWS::SQS::Queue");
const queueArn = { "Fn::GetAtt": [queue?.id, "Arn"] };

test.each(Object.entries(schedules))(
  "%s is started by the clock, and a run that fails is kept",
  (name, event) => {
    const { id } =
      deployment
        .ofType<FunctionProperties>("AWS::Lambda::Function")
        .find(({ properties }) => properties.Environment?.Variables.CALL === name) ?? expect.fail(name);
    const rule = deployment
      .ofType<Rule>("AWS::Events::Rule")
      .find(({ properties }) => JSON.stringify(properties.Targets[0].Arn).includes(id));
    expect(rule?.properties).toMatchObject({
      ScheduleExpression: event.schedule,
      State: "ENABLED",
      Targets: [{ DeadLetterConfig: { Arn: queueArn } }],
    });
    const retries = deployment
      .ofType<{ FunctionName: { Ref: string } }>("AWS::Lambda::EventInvokeConfig")
      .find(({ properties }) => properties.FunctionName.Ref === id);
    expect(retries?.properties).toMatchObject({ MaximumRetryAttempts: 2 });
    expect(functions.get(name)?.DeadLetterConfig).toEqual({ TargetArn: queueArn });
    expect(queue?.properties.SqsManagedSseEnabled).toBe(true);
    expect(functions.get(name)?.Timeout).toBe(event.seconds);
  },
);

test.each(Object.entries(schedules))(
  "%s is granted what it uses and to report a failure",
  (name, { uses }) => {
    const expected = new Set([...ownLog, ...uses.flatMap((use) => granted[use]), "sqs:SendMessage"]);
    const actual = new Set(actionsOf(name).filter((action) => !action.startsWith("kms:")));
    expect([...actual].sort()).toEqual([...expected].sort());
    expect(statementsOf(name).find(({ Action }) => Action === "sqs:SendMessage")?.Resource).toEqual(queueArn);
  },
);

test("only its rule may start a scheduled function", () => {
  const permissions = deployment
    .ofType<{ Principal: string; SourceArn: unknown }>("AWS::Lambda::Permission")
    .filter(({ properties }) => properties.Principal === "events.amazonaws.com");
  const rules = deployment.ofType("AWS::Events::Rule").map(({ id }) => ({ "Fn::GetAtt": [id, "Arn"] }));
  expect(permissions.map(({ properties }) => properties.SourceArn)).toEqual(rules);
});
