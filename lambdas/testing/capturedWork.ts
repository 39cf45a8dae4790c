import type { WorkMessage } from "#lambdas/adapters/sendWork.ts";
import type { QueueKind } from "#shared/contract/queues.ts";

export interface Letter {
  readonly kind: QueueKind;
  readonly message: WorkMessage;
  readonly tries: number;
}

/** A row as the table's stream tells of it. */
export interface WrittenRow {
  readonly kind: QueueKind;
  readonly pk: string;
  readonly sk: string;
  readonly image: Readonly<Record<string, object>>;
}

// The stand-ins for the table's stream and for the queues: what a file's transactions queued, and what was sent.
// All of a file's copies of this module share them.
interface CapturedWork {
  /** New outbox rows, as the stream tells of them. */
  inserted: WrittenRow[];
  /** Rows with a day. */
  due: WrittenRow[];
  letters: Letter[];
  deadLetters: Letter[];
}

const file = globalThis as { capturedWork?: CapturedWork };

const emptied = (): CapturedWork => ({ inserted: [], due: [], letters: [], deadLetters: [] });

export function capturedWork(): CapturedWork {
  file.capturedWork ??= emptied();
  return file.capturedWork;
}

export function forgetWork(): void {
  file.capturedWork = emptied();
}

type Image = Readonly<Record<string, { readonly S?: string }>>;

/** Notes rows that were written, in DynamoDB's JSON. */
export function captureRows(images: readonly (Image | undefined)[]): void {
  const { inserted, due } = capturedWork();
  for (const image of images) {
    const [pk = "", sk = "", kind] = [image?.pk?.S, image?.sk?.S, image?.kind?.S];
    const row = { kind: kind as QueueKind, pk, sk, image: image ?? {} };
    if (pk.startsWith("OUTBOX#")) inserted.push(row);
    if (pk.startsWith("DUE#")) due.push(row);
  }
}
