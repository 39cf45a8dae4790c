import * as fc from "fast-check";
import type * as z from "zod/mini";

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly in?: z.ZodMiniType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

export interface TextField {
  /** "Contacts.Name". */
  readonly path: string;
  readonly field: z.ZodMiniType;
}

/** Neither objects nor lists. */
export function textFields(schema: z.ZodMiniType, path = ""): TextField[] {
  const { type, shape = {}, innerType, element, options, in: before } = definitionOf(schema);
  if (type === "object")
    return Object.entries(shape).flatMap(([name, field]) => textFields(field, path ? `${path}.${name}` : name));
  const within = [innerType, element, before].find((one) => one !== undefined);
  if (within) return textFields(within, path);
  return options?.flatMap((option) => textFields(option, path)) ?? [{ path, field: schema }];
}

const plausible = [
  ...["Rosa", "rosa@example.com", "(313) 555-0123", "48226", "2 Woodward Ave", "Detroit", "Maple2026x"],
  ...["1950-02-03", "2026-11-22T10:00:00.000Z", "130", "5", "photo.jpg", "aBcDeFgHiJkLmNoPqRsTuV", ""],
];

/** No answer may repeat it. */
export const echo = "zq7echo";

const attacks = [
  `<script>${echo}</script>`,
  `' OR '1'='1' -- ${echo}`,
  `{{${echo}}}\${${echo}}`,
  `../../../../etc/passwd%00${echo}`,
  `${echo}\r\nSet-Cookie: ${echo}=1`,
  `\u202e${echo}\u0000\ud800`,
  echo.repeat(2_000),
];

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plausible) },
  { weight: 2, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);

const polluting = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { constructor: { prototype: { polluted: true } } },
  { toString: echo, valueOf: null },
);

const anyValue = fc.oneof(
  anyText,
  polluting,
  fc.anything({ withBigInt: false, withDate: false, maxDepth: 3 }),
  fc.constantFrom<unknown>(null, -1, 0, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[[[[]]]]]]),
);

function fitting(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const {
    type,
    shape = {},
    innerType,
    element,
    options = [],
    in: before,
    entries = {},
    values = [],
  } = definitionOf(schema);
  switch (type) {
    case "object":
      return fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, requestLike(field)])), {
        requiredKeys: [],
      });
    case "optional":
    case "nullable":
      return innerType ? requestLike(innerType) : anyValue;
    case "pipe":
      return before ? requestLike(before) : anyValue;
    case "array":
      return element ? fc.array(requestLike(element), { maxLength: 4 }) : anyValue;
    case "union":
      return fc.oneof(...options.map(requestLike));
    case "enum":
      return fc.constantFrom(...Object.values(entries));
    case "literal":
      return fc.constantFrom(...values);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double());
    default:
      return anyText;
  }
}

/** As of the schema, many wrong in one part or another. */
export const requestLike = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyValue });
