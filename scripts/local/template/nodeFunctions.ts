import { type Assembly, ofType, type Resource } from "./assembly.ts";

/** CDK appends "Function" and eight characters of a digest. */
export const functionName = ({ id }: Pick<Resource, "id">): string => id.replace(/Function[0-9A-F]{8}$/, "");

/** CDK's helpers are in Python. */
export const nodeFunctions = (assembly: Assembly): Resource[] =>
  ofType(assembly, "AWS::Lambda::Function").filter(({ properties }) => String(properties.Runtime).startsWith("node"));
