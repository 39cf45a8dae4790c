/** A sent mail or text. */
export interface Message {
  readonly kind: "mail" | "text";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** The messages to an e-mail address or a phone number, newest first. */
export async function inbox(to: string): Promise<Message[]> {
  const url = process.env.INBOX_URL;
  if (!url) throw new Error("INBOX_URL is not set: the tests' services are not running.");
  const response = await fetch(url);
  const messages = (await response.json()) as Message[];
  return messages.filter((message) => message.to === to);
}

/** The code of the newest text to a number. */
export async function textedCode(cell: string): Promise<string> {
  const [newest] = await inbox(cell);
  const code = newest?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error("No code was texted to this number.");
  return code;
}
