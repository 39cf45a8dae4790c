import { expect, test } from "vitest";
import { builtCalls, events, schedules, serviceEvents } from "#shared/contract/index.ts";
import { handlers } from "./testing/deployments.ts";
import { functionsOf, permissionsOf } from "./testing/functionsOf.ts";
import { actionsFor, ownLog } from "./testing/granted.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const deployment = synthesize("dev");
const functions = functionsOf(deployment);
const { statementsOf, actionsOf } = permissionsOf(deployment);

const routes = new Map(
  deployment
    .ofType<{ RouteKey: string; AuthorizationType: string; AuthorizerId?: unknown }>("AWS::ApiGatewayV2::Route")
    .map(({ properties }) => [properties.RouteKey, properties]),
);

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

interface Permission {
  readonly FunctionName: { readonly "Fn::GetAtt"?: readonly string[]; readonly Ref?: string };
  readonly Principal: string;
  readonly SourceArn: unknown;
}

test("every route reaches the function of its call by name, and may call it", () => {
  const integrations = deployment.ofType<{ IntegrationUri: unknown }>("AWS::ApiGatewayV2::Integration");
  const permissions = deployment.ofType<Permission>("AWS::Lambda::Permission");
  const aliases = deployment.ofType<{ FunctionName: { Ref: string } }>("AWS::Lambda::Alias");
  for (const [name, { path }] of [...builtCalls, ...Object.entries(events)]) {
    const { id, stack, properties } = functions.get(name) ?? expect.fail(name);
    const uri = integrations.find((one) => one.id.startsWith(`${name}Route`))?.properties.IntegrationUri;
    const alias = aliases.find((one) => one.stack === stack && one.properties.FunctionName.Ref === id);
    const called = [properties.FunctionName, ...(alias ? ["live"] : [])].join(":");
    expect(JSON.stringify(uri), name).toContain(`:function:${called}"`);
    const may = (of: (name: Permission["FunctionName"]) => boolean) =>
      permissions.filter((one) => one.stack === stack && of(one.properties.FunctionName));
    const own = may((of) => of["Fn::GetAtt"]?.[0] === id);
    const ofAlias = alias ? may(({ Ref }) => Ref === alias.id) : [];
    expect([own.length, ofAlias.length], name).toEqual([1, alias ? 1 : 0]);
    for (const { properties: allowed } of [...own, ...ofAlias]) {
      expect(allowed.Principal, name).toBe("apigateway.amazonaws.com");
      expect(JSON.stringify(allowed.SourceArn), name).toContain(`/*/*${path}"`);
    }
  }
});

interface Rule {
  readonly ScheduleExpression?: string;
  readonly EventPattern?: object;
  readonly State: string;
  readonly Targets: readonly [{ readonly Arn: unknown; readonly DeadLetterConfig: { Arn: unknown } }];
}

const queue = deployment
  .ofType<{ SqsManagedSseEnabled: boolean }>("AWS::SQS::Queue")
  .find(({ stack }) => stack.endsWith("-Api"));
const queueArn = { "Fn::GetAtt": [queue?.id, "Arn"] };

const ruled = Object.entries({ ...schedules, ...serviceEvents });

const startOf = (event: (typeof ruled)[number][1]) =>
  "schedule" in event
    ? { ScheduleExpression: event.schedule }
    : { EventPattern: { source: [event.source], "detail-type": event.detailTypes } };

test.each(ruled)("%s is started by its rule, and a run that fails is kept", (name, event) => {
  const { id, properties } = functions.get(name) ?? expect.fail(name);
  const rule = deployment
    .ofType<Rule>("AWS::Events::Rule")
    .find(({ properties }) => JSON.stringify(properties.Targets[0].Arn).includes(id));
  expect(rule?.properties).toMatchObject({
    ...startOf(event),
    State: "ENABLED",
    Targets: [{ DeadLetterConfig: { Arn: queueArn } }],
  });
  const retries = deployment
    .ofType<{ FunctionName: { Ref: string } }>("AWS::Lambda::EventInvokeConfig")
    .find(({ properties }) => properties.FunctionName.Ref === id);
  expect(retries?.properties).toMatchObject({ MaximumRetryAttempts: 2 });
  expect(properties.DeadLetterConfig).toEqual({ TargetArn: queueArn });
  expect(queue?.properties.SqsManagedSseEnabled).toBe(true);
  expect(properties.Timeout).toBe(event.seconds);
});

test.each(ruled)("%s is granted what it uses and to report a failure", (name, { uses }) => {
  const expected = new Set([...ownLog, ...uses.flatMap(actionsFor), "sqs:SendMessage"]);
  const actual = new Set(actionsOf(name).filter((action) => !action.startsWith("kms:")));
  expect([...actual].sort()).toEqual([...expected].sort());
  const sending = statementsOf(name).filter(({ Action }) => Action === "sqs:SendMessage");
  expect(sending.flatMap(({ Resource }) => Resource)).toContainEqual(queueArn);
});

test("only its rule may start such a function", () => {
  const permissions = deployment
    .ofType<{ Principal: string; SourceArn: unknown }>("AWS::Lambda::Permission")
    .filter(({ properties }) => properties.Principal === "events.amazonaws.com");
  const rules = deployment.ofType("AWS::Events::Rule").map(({ id }) => ({ "Fn::GetAtt": [id, "Arn"] }));
  expect(permissions.map(({ properties }) => properties.SourceArn)).toEqual(rules);
});

/** Deployed to its stage one by one. */
const changesApi = /^AWS::ApiGatewayV2::(Route|Integration|Authorizer)$/;

/** In each lane a change waits for the one before. */
function lanesOf({ templates }: Deployment): number {
  const [, template] = [...templates].find(([name]) => name.endsWith("-Api")) ?? expect.fail();
  const changes = Object.entries(template.Resources).filter(([, { Type }]) => changesApi.test(Type));
  const ids = changes.map(([id]) => id);
  const said = new Map(changes.map(([id, one]) => [id, JSON.stringify([one.Properties, one.DependsOn])]));
  const rank = new Map<string, ReadonlySet<string>>();
  const behind = (id: string): ReadonlySet<string> => {
    const known = rank.get(id);
    if (known) return known;
    const direct = ids.filter((other) => said.get(id)?.includes(`"${other}"`));
    const found = new Set(direct.flatMap((one) => [one, ...behind(one)]));
    rank.set(id, found);
    return found;
  };
  const order = ids.toSorted((one, other) => behind(one).size - behind(other).size);
  const lanes: string[] = [];
  for (const id of order) {
    const at = lanes.findIndex((last) => behind(id).has(last));
    lanes[at === -1 ? lanes.length : at] = id;
  }
  return lanes.length;
}

test("API Gateway is asked for three changes at once at most, however many routes there are", () => {
  expect(lanesOf(deployment)).toBe(3);
});
