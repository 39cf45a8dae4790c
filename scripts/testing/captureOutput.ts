import { vi } from "vitest";

export interface CommandOutput {
  readonly code: number;
  readonly text: string;
}

export async function captureOutput(run: () => Promise<number | undefined> | Promise<void>): Promise<CommandOutput> {
  const said: unknown[] = [];
  const listen = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  const spies = [
    vi.spyOn(console, "log").mockImplementation(listen),
    vi.spyOn(console, "error").mockImplementation(listen),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean(said.push(String(text)))),
  ];
  try {
    const code = (await run()) ?? 0;
    return { code, text: said.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
