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
  "backup",
  "queues",
] as const;

export type Ports = Readonly<Record<(typeof portNames)[number], number>>;

export const namedPorts = (numbers: readonly number[]): Ports =>
  Object.fromEntries(portNames.map((name, at) => [name, numbers[at] ?? 0])) as Ports;

export const portsFrom = (first: number): Ports => namedPorts(portNames.map((_, at) => first + at));
