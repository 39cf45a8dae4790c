import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Ports, portNames } from "#scripts/local/common/ports.ts";
import { StartError } from "#scripts/local/common/StartError.ts";

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      if (code === "EADDRINUSE") resolve(false);
      else reject(new StartError(`Port ${port} cannot be used: ${message}`, "Choose others: PORT=9000 npm start"));
    });
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

async function becomesFree(port: number, patience: number): Promise<boolean> {
  const until = Date.now() + patience;
  while (!(await isFree(port))) {
    if (Date.now() >= until) return false;
    await setTimeout(100);
  }
  return true;
}

/** From the environment variable PORT. @default 8080 */
export function readPort(text: string | undefined): number {
  const port = text ? Number(text) : 8080;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535 - portNames.length) return port;
  throw new StartError(
    `PORT is "${text}".`,
    `Set it to a whole number from 1 to ${65_535 - portNames.length}, or leave it out.`,
  );
}

/**
 * Throws StartError unless all are free.
 * @param patience milliseconds to wait for a port of an ending run
 */
export async function checkPorts(ports: Ports, patience = 0): Promise<void> {
  const free = await Promise.all(portNames.map((name) => becomesFree(ports[name], patience)));
  const taken = portNames.filter((_, at) => !free[at]).map((name) => `${ports[name]} (${name})`);
  if (taken.length === 0) return;
  throw new StartError(
    `Already in use: port ${taken.join(", port ")}.`,
    `Stop what listens there, or choose other ports: PORT=9000 npm start uses 9000 to ${9000 + portNames.length - 1}.`,
  );
}
