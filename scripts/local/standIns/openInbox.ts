import { openJsonFile } from "#scripts/local/common/openJsonFile.ts";

export interface Message {
  readonly id: string;
  readonly kind: "mail" | "text";
  /** An address or a phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly at: string;
}

export interface Inbox {
  /** Newest first. */
  readonly messages: readonly Message[];
  add(message: Message): Promise<void>;
}

const keptMessages = 1_000;

/** null is for all. */
export const messagesTo = ({ messages }: Inbox, to: string | null): readonly Message[] =>
  to === null ? messages : messages.filter((message) => message.to === to);

/** Without a path in memory. */
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
