import type { WorkMessage } from "#lambdas/adapters/sendWork.ts";
import type { QueueKind } from "#shared/contract/queues.ts";

export interface Letter {
  readonly kind: QueueKind;
  readonly message: WorkMessage;
  readonly tries: number;
}

/** As the table's stream tells it. */
export interface WrittenRow {
  readonly kind: QueueKind;
  readonly pk: string;
  readonly sk: string;
  readonly image: Readonly<Record<string, object>>;
}

// Stand-ins for the table's stream and the queues, shared by all of a file's copies of this module.
interface CapturedWork {
  /** New outbox rows. */
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

/** In DynamoDB's JSON. */
export function captureRows(images: readonly (Image | undefined)[]): void {
  const { inserted, due } = capturedWork();
  for (const image of images) {
    const [pk = "", sk = "", kind] = [image?.pk?.S, image?.sk?.S, image?.kind?.S];
    const row = { kind: kind as QueueKind, pk, sk, image: image ?? {} };
    if (pk.startsWith("OUTBOX#")) inserted.push(row);
    if (pk.startsWith("DUE#")) due.push(row);
  }
}
