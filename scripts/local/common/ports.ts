import { freePorts } from "./freePorts.ts";

/** The ports of the local stack, in their order after PORT. */
export const portNames = [
  "site",
  "gateway",
  "payment",
  "stripe",
  "dynamo",
  "identity",
  "capture",
  "geocoder",
  "photos",
] as const;

export type Ports = Readonly<Record<(typeof portNames)[number], number>>;

const named = (numbers: readonly number[]): Ports =>
  Object.fromEntries(portNames.map((name, at) => [name, numbers[at] ?? 0])) as Ports;

export const portsFrom = (first: number): Ports => named(portNames.map((_, at) => first + at));

/** Ports that are free now, for tests. */
export const anyPorts = async (): Promise<Ports> => named(await freePorts(portNames.length));
