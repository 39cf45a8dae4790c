import { globSync } from "node:fs";
import { join } from "node:path";

/** The bundler's. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Null leaves a module to the next group. */
interface Group {
  readonly name: string | ((id: string, graph: Graph) => string | null);
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly priority: number;
}

// Without parts the first page does not need: one file, which outlives most releases in a browser's cache.
const core =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@mui\/(private-theming|styled-engine)|@mui\/system\/(?!useMediaQuery)[\w.-]+|@mui\/utils\/(?!useRovingTabIndex|mergeSlotProps|useSlotProps)[\w.-]+|@mui\/material\/(styles|Button|ButtonBase|Typography|CircularProgress|Box|InputBase|TextareaAutosize))\//;

/** Globs of the modules that begin each. */
const families = {
  boot: ["app/main.ts"],
  start: ["app/openApp.tsx"],
  shell: ["app/SignedIn.tsx", "session/{pageSession,manager/sessionCalls}.ts", "api/send.ts"],
  signIn: ["features/accounts/login/LoginPage.tsx", "features/accounts/AuthLayout.tsx"],
  visitor: [
    "features/accounts/{register,password,stillRight,objection,waitlist}/*Page.tsx",
    "features/{emergencyCard,guide}/*Page.tsx",
  ],
  queue: ["features/jackets/*Page.tsx"],
  finding: ["features/jackets/finding/*Page.tsx"],
  staff: ["features/staff/**/*Page.tsx"],
  members: ["features/members/{list,wizard,edit,crews,emergencyCard}/*Page.tsx"],
  homes: ["app/page/ResidentOverview.tsx", "features/households/**/*Page.tsx"],
  account: ["features/accounts/{profile,secondFactor}/*Page.tsx", "features/members/payment/*Page.tsx"],
  /** Also one of the homes: most sign-ins begin with it. */
  overview: ["app/page/ResidentOverview.tsx"],
} as const satisfies Record<string, readonly string[]>;

type Family = keyof typeof families;

/** Files of their own, except the landing page, with which the site starts. */
const isScreen = (id: string): boolean => /((?<!Landing)Page|ResidentOverview|SignedIn|AuthLayout)\.tsx$/.test(id);

function reachedFrom(roots: readonly string[], graph: Graph): Set<string> {
  const known = new Set<string>();
  const visit = (id: string) => {
    if (known.has(id)) return;
    known.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return known;
}

function usersIn(source: string): (id: string, graph: Graph) => Family[] {
  let reached: [Family, Set<string>][] | undefined;
  const read = (graph: Graph) =>
    Object.entries(families).map(([family, globs]): [Family, Set<string>] => {
      const roots = globSync([...globs], { cwd: source }).map((path) => join(source, path));
      return [family as Family, reachedFrom(roots, graph)];
    });
  return (id, graph) => {
    reached ??= read(graph);
    return reached.flatMap(([family, modules]) => (modules.has(id) ? [family] : []));
  };
}

const kindsOf = (users: readonly Family[]) => users.filter((family) => family !== "overview");
const isCommon = (users: readonly Family[]): boolean => kindsOf(users).length > 2;

/** In the order in which they take modules, imports included. */
const parts: readonly [name: string, holds: (users: readonly Family[]) => boolean][] = [
  ["boot", (users) => users.includes("boot")],
  ["start", (users) => users.includes("start")],
  ["shell-signIn", (users) => users.includes("shell") && users.includes("signIn")],
  ["shell-visitor", (users) => users.includes("shell") && users.includes("visitor")],
  ["shell", (users) => users.includes("shell")],
  ["signIn", (users) => users.includes("signIn")],
  ["common-overview", (users) => isCommon(users) && users.includes("overview")],
  ["common-visitor", (users) => isCommon(users) && users.includes("visitor")],
  ["common", isCommon],
];

/**
 * Divides the site's modules into files, so that a page is a handful of requests: for every page, sign-in, the
 * signed-in shell, and several kinds of screens.
 * @param source The folder of the site's sources
 */
export function siteParts(source: string): { readonly groups: Group[] } {
  const usersOf = usersIn(source);
  const part = (debugName: string, priority: number, nameFor: (users: Family[]) => string | null): Group => ({
    name: (id, graph) => (isScreen(id) ? null : nameFor(usersOf(id, graph))),
    debugName,
    priority,
  });
  const order = parts.length + 2;
  return {
    groups: [
      { name: "core", test: core, priority: order + 1 },
      ...parts.map(([name, holds], index) => part(name, order - index, (users) => (holds(users) ? name : null))),
      part("pairs", 2, (users) => (kindsOf(users).length === 2 ? users.join("-") : null)),
      part("queue", 1, (users) => (users[0] === "queue" ? "queue" : null)),
    ],
  };
}

/** Chrome compiles such a file while it loads, beside the program, instead of each function at its first call. */
export const compileHint = ({ name }: { readonly name: string }): string =>
  /^(core|boot|start|shell|common|queue)\b/.test(name) ? "//# allFunctionsCalledOnLoad\n" : "";
