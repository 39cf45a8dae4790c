export interface InboxMessage {
  readonly kind: "mail" | "text";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Newest first. */
export async function inbox(to: string): Promise<InboxMessage[]> {
  const address = process.env.INBOX_URL;
  if (!address) throw new Error("INBOX_URL is not set: the tests' services are not running.");
  const url = new URL(address);
  url.searchParams.set("to", to);
  const response = await fetch(url);
  return (await response.json()) as InboxMessage[];
}

export async function sentCode(to: string): Promise<string> {
  const codes = (await inbox(to)).map(({ text }) => text.match(/\b\d{6}\b/)?.[0]);
  const newest = codes.find((code) => code !== undefined);
  if (!newest) throw new Error("No code was sent there.");
  return newest;
}
