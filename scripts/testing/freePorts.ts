import { createServer, type Server } from "node:net";
import { namedPorts, type Ports, portNames } from "#scripts/local/common/ports.ts";

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

export const anyPorts = async (): Promise<Ports> => namedPorts(await freePorts(portNames.length));
