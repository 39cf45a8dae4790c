import { type Requirement, readRequirements, shareMet } from "./requirements.ts";

const chapters: Readonly<Record<string, string>> = {
  1: "Encoding and injection",
  2: "Validation and business rules",
  3: "Browsers",
  4: "Web services",
  5: "Files",
  6: "Signing in",
  7: "Sessions",
  8: "Permissions",
  9: "Signed tokens",
  10: "OAuth",
  11: "Cryptography",
  12: "Connections",
  13: "Configuration",
  14: "Data",
  15: "Code and libraries",
  16: "Logs and errors",
  17: "WebRTC",
};

const states: Readonly<Record<Requirement["state"], string>> = {
  met: "met",
  absent: "nothing it concerns",
  documented: "**documented otherwise**",
  open: "**open**",
};

const cell = (text: string) => text.replaceAll("|", "\\|");

const evidenceOf = (one: Requirement) => (one.state === "met" ? `\`${one.file}\`: "${cell(one.says)}"` : "");

const line = (one: Requirement) =>
  `| ${one.id} | ${one.level} | ${one.asks} | ${states[one.state]} | ${one.how} | ${evidenceOf(one)} |`;

const chapterOf = ({ id }: Requirement) => id.split(".")[0] ?? "";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const count = (requirements: readonly Requirement[], level: 1 | 2, state: Requirement["state"]) =>
  requirements.filter((one) => one.level === level && one.state === state).length;

/** The page of the requirements, in Markdown. */
export function asvsPage(requirements = readRequirements()): string {
  const sums = ([1, 2] as const).map((level) => {
    const of = (state: Requirement["state"]) => count(requirements, level, state);
    const counts = `${of("met")} | ${of("absent")} | ${of("documented")} | ${of("open")}`;
    return `| ${level} | ${counts} | ${percent(shareMet(requirements, level))} |`;
  });
  const parts = Object.entries(chapters).map(([chapter, title]) => {
    const rows = requirements.filter((one) => chapterOf(one) === chapter).map(line);
    const head =
      "| id | level | asks for | state | how, or why not | where it is seen |\n| --- | --- | --- | --- | --- | --- |";
    return `## ${chapter}. ${title}\n\n${[head, ...rows].join("\n")}`;
  });
  return `# Security requirements

Every requirement of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0, summed up in our words, and what answers it here. The standard is by the OWASP Foundation, under CC BY-SA 4.0: <https://github.com/OWASP/ASVS>; its wording decides. This page is made from \`docs/asvs.json\` by \`npm run asvs\`, and a test looks for each named test.

| level | met | nothing it concerns | documented otherwise | open | met, of what is asked |
| --- | --- | --- | --- | --- | --- |
${sums.join("\n")}

${parts.join("\n\n")}
`;
}
