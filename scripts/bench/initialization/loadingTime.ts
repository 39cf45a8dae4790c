import { execFileSync } from "node:child_process";

const program = `const before = process.cpuUsage();
require(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

/**
 * The milliseconds of processor that loading a bundle takes in a new process, as in a new container: no handler is
 * called. Other work on the machine hardly touches them, unlike the time on the clock.
 */
export const loadingTime = (bundle: string): number =>
  Number(
    execFileSync(process.execPath, ["-e", program, bundle], {
      env: { AWS_REGION: "us-east-1" },
      encoding: "utf8",
    }),
  );
