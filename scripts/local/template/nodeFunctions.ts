import { type Assembly, ofType, type Resource } from "./assembly.ts";

/** The name of a function: CDK appends "Function" and eight characters of a digest to it. */
export const functionName = ({ id }: Pick<Resource, "id">): string => id.replace(/Function[0-9A-F]{8}$/, "");

/** The product's own functions. CDK's helpers, such as the one that fills a bucket, are written in Python. */
export const nodeFunctions = (assembly: Assembly): Resource[] =>
  ofType(assembly, "AWS::Lambda::Function").filter(({ properties }) =>
    String(properties.Runtime).startsWith("node"),
  );
