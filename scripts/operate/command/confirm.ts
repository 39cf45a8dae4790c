import { createInterface } from "node:readline/promises";
import { Refusal } from "./command.ts";

export type Ask = (question: string) => Promise<string>;

const askAtTerminal: Ask = async (question) => {
  if (!process.stdin.isTTY) throw new Refusal("Nobody is there to confirm it: run it at a terminal, or with --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
};

/** Throws Refusal for any other word. */
export async function confirm(word: string, ask: Ask = askAtTerminal): Promise<void> {
  const typed = await ask(`Type "${word}" to go on: `);
  if (typed.trim() !== word) throw new Refusal("Not confirmed: nothing was done.");
}
