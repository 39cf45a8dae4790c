import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";

/** A sent mail or text. */
export interface Message {
  readonly id: string;
  readonly kind: "mail" | "text";
  /** The recipient's address or phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** ISO time. */
  readonly at: string;
}

export interface Inbox {
  /** Every message, newest first. */
  readonly messages: readonly Message[];
  add(message: Message): Promise<void>;
}

const keptMessages = 1_000;

/** The messages to an e-mail address or a phone number; without one all of them. */
export const messagesTo = ({ messages }: Inbox, to: string | null): readonly Message[] =>
  to === null ? messages : messages.filter((message) => message.to === to);

/** The local stack's messages, kept in a file; without a path in memory. */
export async function openInbox(path: string | undefined): Promise<Inbox> {
  const file = await openJsonFile<Message[]>(path, []);
  return {
    messages: file.value,
    async add(message) {
      file.value.unshift(message);
      file.value.splice(keptMessages);
      await file.save();
    },
  };
}
