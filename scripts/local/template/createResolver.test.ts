import { expect, test } from "vitest";
import type { Assembly, Template } from "./assembly.ts";
import { createResolver } from "./createResolver.ts";

const templates = new Map<string, Template>([
  [
    "Data",
    {
      Resources: { Table: { Type: "AWS::DynamoDB::Table" }, Secret: { Type: "AWS::SecretsManager::Secret" } },
      Outputs: {
        TableRef: { Value: { Ref: "Table" }, Export: { Name: "Data:Table" } },
        SecretRef: { Value: { Ref: "Secret" }, Export: { Name: "Data:Secret" } },
      },
    },
  ],
  ["Api", { Resources: {}, Parameters: { Size: { Default: "small" } } }],
]);
const assembly: Assembly = { templates, resources: [], assets: new Map() };

const resolve = createResolver({
  assembly,
  values: new Map([
    ["Data/Table", { Ref: "records", Arn: "arn:aws:dynamodb:us-east-1:0:table/records" }],
    ["Data/Secret", { Ref: "arn:aws:secretsmanager:us-east-1:0:secret:Data/Secret" }],
  ]),
  secret: (arn) => (arn.endsWith("Data/Secret") ? '{"key":"hidden"}' : undefined),
  addresses: [["https://site.example", "http://localhost:8080"]],
});

const slot = (name: string) => `\${${name}}`;

test.each([
  ["a reference", "Data", { Ref: "Table" }, "records"],
  ["a parameter's default", "Api", { Ref: "Size" }, "small"],
  ["a pseudo parameter", "Api", { Ref: "AWS::Region" }, "us-east-1"],
  ["an attribute", "Data", { "Fn::GetAtt": ["Table", "Arn"] }, "arn:aws:dynamodb:us-east-1:0:table/records"],
  ["another stack's export", "Api", { "Fn::ImportValue": "Data:Table" }, "records"],
  ["joined parts", "Data", { "Fn::Join": ["/", ["a", { Ref: "Table" }]] }, "a/records"],
  [
    "a substitution",
    "Data",
    { "Fn::Sub": `x-${slot("Table")}-${slot("Table.Arn")}-${slot("!kept")}` },
    `x-records-arn:aws:dynamodb:us-east-1:0:table/records-${slot("kept")}`,
  ],
  ["a substitution with values", "Data", { "Fn::Sub": [slot("A"), { A: { Ref: "Table" } }] }, "records"],
  ["a selected part", "Data", { "Fn::Select": [1, { "Fn::Split": [",", "a,b"] }] }, "b"],
  ["a deployment's address", "Api", "see https://site.example/x", "see http://localhost:8080/x"],
])("%s is resolved", (_, stack, value, expected) => {
  expect(resolve(stack, { inside: [value] })).toEqual({ inside: [expected] });
});

test("a reference to a secret becomes its text, or one of its fields", () => {
  const reference = (field: string) => ({
    "Fn::Join": ["", ["{{resolve:secretsmanager:", { "Fn::ImportValue": "Data:Secret" }, `:SecretString:${field}::}}`]],
  });
  expect(resolve("Api", reference(""))).toBe('{"key":"hidden"}');
  expect(resolve("Api", reference("key"))).toBe("hidden");
});

test("a property without a value is left out", () => {
  expect(resolve("Api", { a: { Ref: "AWS::NoValue" }, b: 1 })).toEqual({ b: 1 });
});

test.each([
  ["an attribute that nothing gives a value", { "Fn::GetAtt": ["Table", "StreamArn"] }, /Table\.StreamArn.*DynamoDB/],
  ["a function that is not understood", { "Fn::Cidr": ["10.0.0.0/16", 1] }, /Fn::Cidr/],
  ["an export that there is not", { "Fn::ImportValue": "Data:Other" }, /Data:Other/],
])("%s stops the start", (_, value, message) => {
  expect(() => resolve("Data", value)).toThrow(message);
});
