import * as z from "zod/mini";
import { Refusal } from "#scripts/operate/command/command.ts";

const severity = z.enum(["info", "low", "moderate", "high", "critical"]);

/** A published hole in a library that ships. */
export interface Advisory {
  /** Such as GHSA-jf85-cpcp-j695. */
  readonly id: string;
  readonly library: string;
  readonly title: string;
  readonly severity: z.output<typeof severity>;
}

const cause = z.object({ name: z.string(), title: z.string(), url: z.string(), severity });

/** The report of `npm audit --json`; a cause that is a name points to another library of the report. */
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), cause])) })),
});

/** The advisories of a report of `npm audit --json`, each once. Throws Refusal when the registry gave none. */
export function readAdvisories(text: string): Advisory[] {
  const { data } = z.safeParse(report, JSON.parse(text || "{}"));
  if (!data)
    throw new Refusal(`The registry gave no advisories, so nothing was checked. It answered:\n${text}`);
  const causes = Object.values(data.vulnerabilities).flatMap(({ via }) => via);
  const advisories = causes.flatMap((one) => {
    if (typeof one === "string") return [];
    const { name: library, title, url, severity: level } = one;
    return [{ id: url.slice(url.lastIndexOf("/") + 1), library, title, severity: level }];
  });
  return [...new Map(advisories.map((one) => [one.id, one])).values()];
}
