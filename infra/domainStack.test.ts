import { expect, test } from "vitest";
import { type Call, everyone, type Use } from "#shared/contract/call.ts";
import { background, builtCalls, contract, domains, events } from "#shared/contract/index.ts";
import { type Need, needsOf } from "./constructs/need.ts";
import { stackPart } from "./domainStack.ts";
import { handlers } from "./testing/deployments.ts";
import { functionsOf, permissionsOf, policiesOf } from "./testing/functionsOf.ts";
import { actionsFor, granted, ownLog } from "./testing/granted.ts";
import { synthesize, type TemplateResource } from "./testing/synthesize.ts";

const deployment = synthesize("dev");
const resources = functionsOf(deployment);
const functions = new Map([...resources].map(([name, { properties }]) => [name, properties]));
const policies = policiesOf(deployment);
const { statementsOf, actionsOf } = permissionsOf(deployment);

test("every domain has the functions of its calls and events in a stack of its own", () => {
  for (const [domain, routes] of Object.entries(domains)) {
    const stack = `Beforehand-dev-${stackPart(domain)}`;
    const there = [...resources].filter(([, resource]) => resource.stack === stack).map(([name]) => name);
    expect(there.sort(), stack).toEqual(Object.keys(routes).sort());
    for (const name of there) {
      const functionName = functions.get(name)?.FunctionName ?? expect.fail(name);
      expect(functionName).toBe(`beforehand-dev-${domain}-${name}`);
      // One letter longer in prod; Lambda takes 64.
      expect(functionName.length, functionName).toBeLessThan(64);
    }
  }
});

test("every function has a role and a log of its own", () => {
  const single = (key: (name: string) => unknown) =>
    expect(new Set([...functions.keys()].map((name) => JSON.stringify(key(name)))).size).toBe(handlers.length);
  single((name) => functions.get(name)?.Role);
  single((name) => functions.get(name)?.LoggingConfig);
});

const declared = [...builtCalls, ...Object.entries({ ...events, ...background })] as const;

test.each(builtCalls)("%s is granted only what its uses ask for", (name, call) => {
  const expected = new Set([...ownLog, ...needsOf(call).flatMap(actionsFor)]);
  const actual = new Set(actionsOf(name).filter((action) => !action.startsWith("kms:")));
  expect([...actual].sort()).toEqual([...expected].sort());
});

test("a call that needs a session reads the account, and a limited call counts itself", () => {
  const bare = { uses: [], callers: "anyone" } satisfies Partial<Call>;
  expect(needsOf(bare)).toEqual(["origin", "call"]);
  expect(needsOf({ uses: [] })).toEqual(["origin"]);
  expect(needsOf({ ...bare, callers: everyone })).toEqual(["origin", "call", "session"]);
  expect(needsOf({ ...bare, limits: [{ by: ["address"], times: 1, seconds: 1 }] })).toEqual([
    "origin",
    "call",
    "limits",
  ]);
  expect(actionsOf("uploadPhoto")).toEqual(expect.arrayContaining(["dynamodb:BatchGetItem", "dynamodb:UpdateItem"]));
});

/** IAM knows no resource for these. */
const withoutResource: ReadonlySet<string> = new Set(["dynamodb:ListStreams", "ses:DeleteSuppressedDestination"]);

test("no permission has a wildcard action, and none reaches every resource", () => {
  expect(policies).toHaveLength(handlers.length + 1);
  for (const { id, properties } of policies)
    for (const statement of properties.PolicyDocument.Statement) {
      expect([statement.Action].flat().join(), id).not.toContain("*");
      if (!withoutResource.has(String(statement.Action))) expect(statement.Resource, id).not.toBe("*");
    }
});

const beginning = (...keys: string[]) => ({ "dynamodb:LeadingKeys": keys });

const auditRows: readonly (readonly [string, (name: string, uses: readonly Use[]) => boolean])[] = [
  ["AUDIT#*", (_name, uses) => uses.includes("audit")],
  ["ACCESS#*", (name, uses) => uses.includes("access") || isSignedIn(name)],
];
const isSignedIn = (name: string) => builtCalls.some(([call, { callers }]) => call === name && callers !== "anyone");

test.each(auditRows)(
  "no function changes or deletes a row of %s, and only those that append some put one",
  (rows, appendsSome) => {
    for (const [name, { uses }] of declared) {
      const statements = statementsOf(name);
      const written = (those: typeof statements) =>
        those.flatMap(({ Action }) => Action).filter((action) => /dynamodb:(Put|Update|Delete)Item/.test(action));
      const open = written(statements.filter(({ Effect, Condition }) => Effect === "Allow" && !Condition));
      const denied = statements.filter(
        ({ Effect, Condition }) => Effect === "Deny" && JSON.stringify(Condition).includes(`"${rows}"`),
      );
      const appends = appendsSome(name, uses) ? ["dynamodb:PutItem"] : [];
      expect(written(denied).sort(), name).toEqual(open.filter((one) => !appends.includes(one)).sort());
      for (const { Condition } of denied)
        expect(Condition, name).toEqual({ "ForAnyValue:StringLike": beginning(rows) });
    }
  },
);

test("a call that only reads writes rows of the audit and counts, and nothing else", () => {
  const written = statementsOf("listNewEntries").filter(({ Action }) => Action === "dynamodb:PutItem");
  expect(written).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("AUDIT#*", "ACCESS#*") } }]);
  const counted = statementsOf("findLocations").filter(({ Action }) => Action === "dynamodb:UpdateItem");
  expect(counted).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("LIMIT#*") } }]);
});

test("a call without a session names the kinds of rows of each of its uses, and so does a provider's event", () => {
  const open = [...builtCalls.filter(([, { callers }]) => callers === "anyone"), ...Object.entries(events)];
  for (const [name, { uses }] of open)
    for (const use of uses.filter((one) => one.startsWith("records:")))
      expect(use, name).toMatch(/^records:\w+\([A-Z]+\)$/);
});

test("no function without a session reaches every row of the table, or an audit row", () => {
  const open = [...builtCalls.filter(([, { callers }]) => callers === "anyone"), ...Object.entries(events)];
  for (const [name] of open) {
    const rows = statementsOf(name).filter(({ Action }) => /^dynamodb:/.test([Action].flat().join()));
    for (const { Condition } of rows) {
      const { "ForAllValues:StringLike": kinds } = Condition as Record<string, Record<string, string[]>>;
      const keys = kinds?.["dynamodb:LeadingKeys"] ?? expect.fail(`${name} reaches every row`);
      for (const key of keys)
        expect(key, name).toMatch(/^(?!AUDIT)([A-Z]+#\*|MAILS|ENDINGS|PAYHOST|PLANCHECKS|HEALTH)$/);
    }
  }
});

test("the canary reaches its own rows and photos, digests and numbers that name nobody, and appends to the audit", () => {
  const statements = statementsOf("runCanary");
  const keys = statements
    .filter(({ Action }) => /^dynamodb:/.test([Action].flat().join()))
    .flatMap(({ Condition }) => {
      const { "ForAllValues:StringLike": kinds } = Condition as Record<string, Record<string, string[]>>;
      return kinds?.["dynamodb:LeadingKeys"] ?? expect.fail("it reaches every row");
    });
  expect([...new Set(keys)].sort()).toEqual(
    [
      ...["*#ZZ#CANARY", "HOUSEHOLDS#ZZ#CANARY#*", "PLACES#ZZ", "U#canary-*", "READER#*"],
      ...["PERSON#*", "ADDRESS#*", "NUMBER#*", "AUDIT#*"],
    ].sort(),
  );
  const objects = statements.filter(({ Action }) => /^s3:/.test([Action].flat().join()));
  expect(JSON.stringify(objects.map(({ Resource }) => Resource)).match(/\/[\w-]+\/[\w-]+\/\*/g)).toEqual([
    "/photos/canary-family/*",
  ]);
  expect(actionsOf("runCanary").join()).not.toMatch(/cognito|ses:|sns:|secretsmanager/);
});

test("a sign-in puts a sign-in, the network that it came from and its row of the audit, and nothing else", () => {
  const written = statementsOf("login").filter(({ Action }) => /^dynamodb:(Put|Delete)/.test(String(Action)));
  expect(written).toMatchObject([
    {
      Action: "dynamodb:PutItem",
      Condition: { "ForAllValues:StringLike": beginning("SESSION#*", "KNOWN#*", "ACCESS#*") },
    },
    { Action: "dynamodb:DeleteItem", Condition: { "ForAllValues:StringLike": beginning("SESSION#*") } },
  ]);
});

test("an upload is noted for the day on which unused photos are erased, and writes no other row", () => {
  const written = statementsOf("uploadPhoto").filter(({ Action }) => Action === "dynamodb:PutItem");
  expect(written).toMatchObject([{ Condition: { "ForAllValues:StringLike": beginning("DUE#*", "ACCESS#*") } }]);
});

test("a sign-in makes, changes and deletes no credentials", () => {
  expect(actionsOf("login").filter((action) => action.startsWith("cognito-idp:"))).toEqual([
    "cognito-idp:AdminInitiateAuth",
  ]);
});

test("of the functions that no request starts, the one that erases accounts alone deletes credentials", () => {
  const deleting = Object.keys(background).filter((name) => actionsOf(name).includes("cognito-idp:AdminDeleteUser"));
  expect(deleting).toEqual(["erasures"]);
});

test("a text can be sent to a number and to no topic", () => {
  const publish = statementsOf("sendPhoneCode").find(({ Action }) => Action === "sns:Publish");
  expect(publish).toMatchObject({ NotResource: "arn:*:sns:*:*:*" });
});

test("the month's dollars for texts are told to the functions that text, and to no other", () => {
  const told = [...functions].filter(([, one]) => one.Environment?.Variables.TEXT_DOLLARS);
  const texting = declared.filter(([, { uses }]) => uses.includes("texts")).map(([name]) => name);
  expect(told.map(([name]) => name).sort()).toEqual([...texting].sort());
  expect(new Set(told.map(([, one]) => one.Environment?.Variables.TEXT_DOLLARS))).toEqual(new Set(["50"]));
});

const prefixesOf = (name: string, action: string) =>
  statementsOf(name)
    .filter(({ Action }) => [Action].flat().includes(action))
    .flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/\w+\/\*/g) ?? []);

test("photos are reached below their prefix alone", () => {
  expect(prefixesOf("listMembers", "s3:GetObject")).toEqual(["/photos/*"]);
  expect(prefixesOf("erasures", "s3:DeleteObject")).toEqual(["/photos/*", "/uploads/*"]);
});

test("no function that signs uploads writes a photo, and no function that shows photos reads an upload", () => {
  for (const [name, { uses }] of declared) {
    const accepts = uses.includes("photos:accept");
    if (uses.includes("photos:write")) expect(prefixesOf(name, "s3:PutObject"), name).toEqual(["/uploads/*"]);
    expect(prefixesOf(name, "s3:PutObject").includes("/photos/*"), name).toBe(accepts);
    expect(prefixesOf(name, "s3:GetObject").includes("/uploads/*"), name).toBe(accepts);
  }
});

/** A new secret reaches no function until it is here. */
const secretsByNeed: Partial<Record<Need, readonly string[]>> = {
  limits: ["SIGNING_KEY"],
  signing: ["SIGNING_KEY"],
  origin: ["ORIGIN_SECRET"],
  "identity:signIn": ["USER_POOL_CLIENT_SECRET_ARN"],
  "identity:signOut": ["USER_POOL_CLIENT_SECRET_ARN"],
  payments: ["STRIPE_SECRET_ARN"],
};

const needsByName: readonly (readonly [string, readonly Need[]])[] = [
  ...builtCalls.map(([name, call]) => [name, needsOf(call)] as const),
  ...Object.entries(events).map(([name, event]) => [name, needsOf(event)] as const),
  ...Object.entries(background).map(([name, { uses }]) => [name, uses] as const),
];

test("a function gets the environment of its uses and no more", () => {
  const told = (name: string) => Object.keys(functions.get(name)?.Environment?.Variables ?? {}).sort();
  const always = ["CALL", "ORIGIN_SECRET", "POWERTOOLS_SERVICE_NAME"];
  always.push("SECOND_FACTOR", "SIGNING_KEY", "SITE_ORIGIN");
  const pool = ["USER_POOL_CLIENT_ID", "USER_POOL_CLIENT_SECRET_ARN", "USER_POOL_ID"];
  expect(told("findLocations")).toEqual([...always, "PLACE_INDEX", "TABLE_NAME"].sort());
  expect(told("uploadPhoto")).toEqual([...always, "PHOTO_BUCKET", "TABLE_NAME"].sort());
  expect(told("login")).toEqual([...always, "MAIL_FROM", "MAIL_RULES", "TABLE_NAME", ...pool].sort());
  expect(told("readOrder")).toEqual([...always, "STAGE", "STRIPE_API", "STRIPE_SECRET_ARN", "TABLE_NAME"].sort());
});

test("a function's environment is complete for its uses", () => {
  const variables: Partial<Record<Need, readonly string[]>> = {
    ...secretsByNeed,
    ...Object.fromEntries(
      Object.keys(granted)
        .filter((need) => /^(records|lists):/.test(need))
        .map((need) => [need, ["TABLE_NAME"]]),
    ),
    audit: ["TABLE_NAME"],
    readers: ["TABLE_NAME"],
    access: ["TABLE_NAME"],
    archive: ["AUDIT_BUCKET"],
    "exports:read": ["EXPORT_BUCKET"],
    "exports:write": ["EXPORT_BUCKET"],
    session: ["TABLE_NAME"],
    "photos:read": ["PHOTO_BUCKET"],
    "photos:write": ["PHOTO_BUCKET", "TABLE_NAME"],
    "photos:accept": ["PHOTO_BUCKET"],
    "photos:erase": ["PHOTO_BUCKET"],
    "photos:canary": ["PHOTO_BUCKET"],
    "identity:signIn": ["USER_POOL_ID", "USER_POOL_CLIENT_ID", "USER_POOL_CLIENT_SECRET_ARN"],
    "identity:signOut": ["USER_POOL_CLIENT_ID", "USER_POOL_CLIENT_SECRET_ARN"],
    "identity:signOutEverywhere": ["USER_POOL_ID"],
    "credentials:create": ["USER_POOL_ID"],
    "credentials:set": ["USER_POOL_ID"],
    "credentials:delete": ["USER_POOL_ID"],
    mail: ["MAIL_FROM", "MAIL_RULES", "SITE_ORIGIN"],
    site: ["SITE_ORIGIN"],
    metrics: ["STAGE"],
    call: ["SITE_ORIGIN", "SECOND_FACTOR"],
    geocoder: ["PLACE_INDEX"],
    payments: ["STRIPE_SECRET_ARN", "STRIPE_API", "STAGE"],
    "payments:frame": ["PAY_ORIGIN", "BACKUP_PAY_ORIGIN"],
    limits: ["TABLE_NAME", "SIGNING_KEY"],
  };
  for (const [name, used] of needsByName) {
    const told = functions.get(name)?.Environment?.Variables ?? {};
    for (const variable of used.flatMap((need) => variables[need.replace(/\(.*/, "") as Need] ?? []))
      expect(told[variable], `${name}: ${variable}`).toBeTruthy();
  }
});

test("mail is sent with our configuration set and from our address only", () => {
  const send = statementsOf("register").find(({ Action }) => Action === "ses:SendEmail");
  const resources = JSON.stringify(send?.Resource);
  expect(resources).toContain(":identity/no-reply@beforehand.example");
  expect(resources).toContain(":configuration-set/");
  expect(resources).not.toContain("*");
});

test("failures watched singly are counted in their function's log, and unsent mail, unusual reading and the use of texts in every log where they can occur", () => {
  const filters = deployment.ofType<{ MetricTransformations: readonly { MetricName: string }[] }>(
    "AWS::Logs::MetricFilter",
  );
  const names = filters.flatMap(({ properties }) =>
    properties.MetricTransformations.map(({ MetricName }) => MetricName),
  );
  const using = (use: Use) => declared.filter(([, { uses }]) => uses.includes(use)).length;
  const logging = (metric: string) => names.filter((name) => name === metric).length;
  const [mail, reading, texts] = ["MailNotSent", "UnusualReading", "TextsUsed"].map(logging);
  expect([mail, reading, texts]).toEqual([using("mail"), using("readers"), using("texts")]);
  const singly = {
    WrongPasswords: 1,
    LoginFailures: 1,
    WebhookFailures: 1,
    TextFailures: 1,
    AccountsErased: 1,
    OldestWorkMinutes: 1,
  };
  for (const [name, functions] of Object.entries({ ...singly, MarkEntryFailures: 2 }))
    expect(logging(name), name).toBe(functions);
});

test("every function and distribution reads a changed secret when secretsRevision is raised", () => {
  const next = synthesize("dev", { secretsRevision: "2" });
  const changed = (type: string) => {
    const textOf = ({ stack, id, properties }: TemplateResource) => `${stack} ${id} ${JSON.stringify(properties)}`;
    const before = new Set(deployment.ofType(type).map(textOf));
    return next.ofType(type).filter((resource) => !before.has(textOf(resource))).length;
  };
  expect(changed("AWS::Lambda::Function")).toBe(handlers.length);
  expect(changed("AWS::CloudFront::Distribution")).toBe(3);
});

test.each(needsByName)("%s holds the secrets of its needs alone, by reference", (name, needs) => {
  const variables = Object.entries(functions.get(name)?.Environment?.Variables ?? {});
  const expected = [...new Set(needs.flatMap((need) => secretsByNeed[need] ?? []))].sort();
  const isNamed = (variable: string) => variable.endsWith("_ARN");
  const held = variables.filter(([, value]) => JSON.stringify(value).includes("{{resolve:"));
  expect(held.map(([key]) => key).sort()).toEqual(expected.filter((one) => !isNamed(one)));
  const named = variables.filter(([key]) => isNamed(key));
  expect(named.map(([key]) => key).sort()).toEqual(expected.filter(isNamed));
  const readable = statementsOf(name).filter(({ Action }) => Action === "secretsmanager:GetSecretValue");
  const texts = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
  expect(texts(readable.flatMap(({ Resource }) => Resource))).toEqual(texts(named.map(([, value]) => value)));
  for (const [key] of variables.filter(([key]) => !expected.includes(key)))
    expect(key).not.toMatch(/(SECRET|KEY|TOKEN|PASSWORD)(_ARN)?$/);
});

test("only the two secrets that requests wait for are held; every other is named, and read where it is used", () => {
  const held = [...functions.values()].flatMap((one) =>
    Object.entries(one.Environment?.Variables ?? {}).filter(([, value]) =>
      JSON.stringify(value).includes("{{resolve:"),
    ),
  );
  expect([...new Set(held.map(([variable]) => variable))].sort()).toEqual(["ORIGIN_SECRET", "SIGNING_KEY"]);
});

test("what the clock starts knows no secret of requests", () => {
  for (const name of ["relayWork", "measureQueues"])
    expect(JSON.stringify(functions.get(name)?.Environment), name).not.toContain("{{resolve:");
});

const decodes = (name: string) => declared.some(([one, { uses }]) => one === name && uses.includes("photos:accept"));

test("every function runs on the runtime of its bundle; one that decodes images has the memory and time for it", () => {
  for (const [name, properties] of functions)
    expect(properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      MemorySize: decodes(name) ? 2_048 : 512,
      Timeout: name in background ? expect.any(Number) : decodes(name) ? 29 : 10,
    });
});

test("names of functions are names of calls or events", () => {
  const known = { ...contract, ...events, ...background };
  for (const name of functions.keys()) expect(name in known, name).toBe(true);
});
