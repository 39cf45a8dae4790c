import { inject } from "vitest";

export interface SentMessage {
  readonly kind: "mail" | "text";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Newest first. */
export async function sentTo(to: string): Promise<SentMessage[]> {
  const answer = await fetch(`${inject("siteOrigin")}/_local/inbox.json`);
  return ((await answer.json()) as SentMessage[]).filter((message) => message.to === to);
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0];

/** Ten digits. */
export async function textedCode(number: string): Promise<string> {
  const [newest] = await sentTo(`+1${number}`);
  return codeIn(newest?.text ?? "") ?? "";
}

export async function mailedCode(email: string): Promise<string> {
  const codes = (await sentTo(email)).map(({ text }) => codeIn(text));
  return codes.find((code) => code !== undefined) ?? "";
}

/** The newest, with its token. */
export async function mailedLink(email: string, subject = "Set a new password"): Promise<string> {
  const mail = (await sentTo(email)).find((one) => one.subject === subject);
  return /\S+\/Change\?id=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Of Detroit, ten digits. No exchange ends in 11. */
export function aNumber(): string {
  const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, "0");
  return `313${2 + Math.floor(Math.random() * 7)}2${digits(5)}`;
}
