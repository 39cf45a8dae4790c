import { createServer, type Server } from "node:net";

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
] as const;

export type Ports = Readonly<Record<(typeof portNames)[number], number>>;

const named = (numbers: readonly number[]): Ports =>
  Object.fromEntries(portNames.map((name, at) => [name, numbers[at] ?? 0])) as Ports;

export const portsFrom = (first: number): Ports => named(portNames.map((_, at) => first + at));

const open = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, open));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
}

export const anyPorts = async (): Promise<Ports> => named(await freePorts(portNames.length));
