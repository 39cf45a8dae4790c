/** A suite of the long proof. */
export interface Suite {
  readonly title: string;
  /** Its files, from the root of the repository: a folder, or single tests that belong to it. */
  readonly files: readonly string[];
  /** A line that was broken once, and what failed then: the suite sees what it is for. */
  readonly broken: readonly string[];
}

/** Every suite, in the order of the report. */
export const suites: readonly Suite[] = [
  {
    title: "Who may call",
    files: ["scripts/proof/authorization", "lambdas/calls/authorization.test.ts"],
    broken: [],
  },
  { title: "Request schemas", files: ["scripts/proof/schemas"], broken: [] },
  { title: "Hostile bodies", files: ["scripts/proof/bodies"], broken: [] },
  { title: "Races", files: ["scripts/proof/races"], broken: [] },
  { title: "Histories", files: ["lambdas/domain/jackets/jacketSequences.test.ts"], broken: [] },
  { title: "Faults on the wire", files: ["scripts/proof/faults"], broken: [] },
  { title: "Killed processes", files: ["scripts/proof/kills"], broken: [] },
  { title: "Stored scripts", files: ["scripts/proof/scripts"], broken: [] },
  { title: "Canaries", files: ["scripts/proof/canaries"], broken: [] },
  { title: "Load", files: ["scripts/proof/load"], broken: [] },
  { title: "Export and import", files: ["scripts/proof/restore"], broken: [] },
  { title: "Secrets", files: ["scripts/proof/secrets"], broken: [] },
];
