import * as z from "zod/mini";
import type { ScheduledEvent, Use } from "./call.ts";
import { each, erasing, removing } from "./uses/uses.ts";

// Work after an answer, queued in the transaction that causes it. It holds ids and nothing personal: the worker reads
// the records.

const text = z.string();
const day = z.iso.date();

const paymentMail = z.object({
  mail: z.literal("payment"),
  owner: text,
  /** Absent without any order. */
  orderId: z.optional(text),
  /** Where no order names the member. */
  mid: z.optional(text),
  day,
  content: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("receipt"), cents: z.int(), isRenewal: z.boolean() }),
    /** FAILED: not taken; RETURNED: refunded; ENDED: the subscription ended. */
    z.object({ kind: z.literal("due"), due: day, reason: z.enum(["FAILED", "RETURNED", "ENDED"]) }),
    z.object({ kind: z.literal("failed") }),
    z.object({ kind: z.literal("lapsed") }),
    /** A department pays now; `until` is the stopped plan's last paid day. */
    z.object({ kind: z.literal("sponsored"), until: z.optional(day) }),
    z.object({ kind: z.literal("sponsorEnded"), due: day }),
    /** To the full plan, from its next renewal on. */
    z.object({ kind: z.literal("moved"), from: day }),
  ]),
});

/** To a person registered by somebody else, or to the owner about the 18th birthday. */
const consentMail = z.object({
  mail: z.literal("consent"),
  owner: text,
  mid: text,
  about: z.enum(["REGISTERED", "SOON", "NOW"]),
});

/** To staff: FIRST after an empty queue, MORNING while entries wait. */
const staffMail = z.object({ mail: z.literal("staff"), accountId: text, about: z.enum(["FIRST", "MORNING"]) });

/** Whether a department takes part at the family's place now, unless it knows. */
const placeMail = z.object({ mail: z.literal("place"), owner: text, City: text, State: text });

/** A link that could not be mailed when asked for; `id` names the row with the address. */
const resetMail = z.object({ mail: z.literal("reset"), id: text });

/** If the account's reminder still names this day. */
const reminderMail = z.object({ mail: z.literal("reminder"), accountId: text, day });

/** Before an unused account is erased. */
const unusedMail = z.object({ mail: z.literal("unused"), accountId: text, erasure: day });

/** To a waiting address; the row `id` has it. */
const waitingMail = z.object({ mail: z.literal("waiting"), City: text, State: text, id: text });

const mail = z.discriminatedUnion("mail", [
  paymentMail,
  consentMail,
  staffMail,
  placeMail,
  resetMail,
  reminderMail,
  unusedMail,
  waitingMail,
]);

const orderTask = { owner: text, orderId: text };

const paymentTask = z.discriminatedUnion("task", [
  /** Due, or under way. The member's record decides whether it still matters. */
  z.object({ task: z.literal("checkPayment"), owner: text, mid: text, day }),
  /** A paid member left, or pays with another order: the family may lack its full plan. */
  z.object({ task: z.literal("settleFullPlan"), owner: text }),
  z.object({ task: z.literal("movePlan"), ...orderTask }),
  /** Homes changed: a department may begin or stop paying. */
  z.object({ task: z.literal("followSponsor"), owner: text }),
  /** A department pays for its member. */
  z.object({ task: z.literal("stopRenewal"), ...orderTask }),
  /** With `failed` not where its payment came through meanwhile. */
  z.object({ task: z.literal("endSubscription"), ...orderTask, failed: z.optional(z.boolean()) }),
  /** The provider's data of an erased account. */
  z.object({ task: z.literal("eraseCheckout"), id: text }),
  z.object({ task: z.literal("eraseCustomer"), id: text }),
]);

const followTask = z.discriminatedUnion("task", [
  /** To jackets that lack them. */
  z.object({ task: z.literal("tellFacts"), owner: text, hid: text }),
  /** Jackets and payments follow a changed status. */
  z.object({ task: z.literal("followStatus"), accountId: text }),
  /** Of a family that could not follow with its place's others. */
  z.object({ task: z.literal("updateFamily"), owner: text }),
  /** A family's homes stand otherwise in registries. */
  z.object({ task: z.literal("listHomes"), owner: text }),
  /** A guardian's child is 18 soon, or now. */
  z.object({ task: z.literal("checkAdult"), owner: text, mid: text }),
]);

const erasureTask = z.discriminatedUnion("task", [
  /** The account decides whether it is still used. */
  z.object({
    task: z.literal("checkUse"),
    accountId: text,
    day,
    warned: z.optional(z.object({ lastSign: day, erasure: day, times: z.union([z.literal(1), z.literal(2)]) })),
  }),
  /** Asked for by its owner; the account decides: it names the same day. */
  z.object({ task: z.literal("eraseAccount"), accountId: text, day }),
  /** The rest of an interrupted erasure. */
  z.object({ task: z.literal("finishErasure"), accountId: text }),
  /** Replaced or removed, while a jacket may show it; or about to be uploaded, and perhaps never used. */
  z.object({ task: z.literal("erasePhoto"), owner: text, photo: text }),
  /** After a year on a waitlist. */
  z.object({ task: z.literal("endWaiting"), City: text, State: text, id: text, day }),
]);

const rollout = { City: text, State: text, id: text };

/** Large work in pages, each a message that sends the next. */
const sweep = z.discriminatedUnion("task", [
  /** Hands a day's work to its queue, from a sort key on. */
  z.object({
    task: z.literal("sweepDay"),
    kind: text,
    day,
    shard: z.int(),
    today: day,
    after: z.optional(text),
  }),
  z.object({ task: z.literal("beginRollout"), ...rollout, waited: z.optional(z.boolean()) }),
  z.object({ task: z.literal("rollOut"), ...rollout, began: text, shard: z.int() }),
  /** To waiting addresses there, after its families. */
  z.object({ task: z.literal("tellWaiting"), City: text, State: text, after: z.optional(text) }),
]);

const registryExport = { account: text, id: text };

const exportTask = z.discriminatedUnion("task", [
  /** If the export still stands at this page. */
  z.object({ task: z.literal("exportPage"), ...registryExport, page: z.int() }),
  /** A message lives a quarter of an hour at most: repeated until the export's hour is over. */
  z.object({ task: z.literal("eraseExport"), ...registryExport, waits: z.int() }),
]);

/** Queue, dead letters, worker, permissions, alarms and local run derive from it. */
export interface Queue<Work extends z.ZodMiniType = z.ZodMiniType> {
  readonly work: Work;
  /** The longest run of a batch. */
  readonly seconds: number;
  /** Messages, worked one after the other. */
  readonly batch: number;
  /** Batches at once, at least two, or the setting. */
  readonly concurrency: number | "mailsPerSecond" | "followConcurrency";
  /** Minutes in the queue until the alarm. */
  readonly lateMinutes: number;
  /** Whether others notice double work, as a second mail: after a crash it is repeated once. @default false */
  readonly claims?: boolean;
  readonly uses: readonly Use[];
}

/** Each sends at most five mails a second, of up to 200 ms. SQS allows a function 1,000 at once. */
export const mailWorkers = (mailsPerSecond: number): number =>
  Math.min(1_000, Math.max(2, Math.ceil(mailsPerSecond / 5)));

const queue = <Work extends z.ZodMiniType>(declaration: Queue<Work>): Queue<Work> => declaration;

export const queues = {
  mails: queue({
    work: mail,
    lateMinutes: 60,
    seconds: 120,
    batch: 5,
    concurrency: "mailsPerSecond",
    claims: true,
    uses: [
      ...(["records:get", "records:query", "records:put", "records:update", "records:delete"] as const),
      ...(["mail", "pace", "texts", "signing"] as const),
    ],
  }),
  payments: queue({
    work: paymentTask,
    lateMinutes: 60,
    seconds: 60,
    batch: 5,
    concurrency: 5,
    uses: [...removing, "payments", "signing"],
  }),
  follow: queue({
    work: followTask,
    lateMinutes: 15,
    seconds: 60,
    batch: 5,
    concurrency: "followConcurrency",
    uses: [...removing, "payments", "signing"],
  }),
  erasures: queue({
    work: erasureTask,
    lateMinutes: 360,
    seconds: 120,
    batch: 2,
    concurrency: "followConcurrency",
    uses: [...erasing],
  }),
  sweeps: queue({
    work: sweep,
    lateMinutes: 30,
    seconds: 60,
    batch: 1,
    concurrency: "followConcurrency",
    uses: [...removing, "signing", "queues"],
  }),
  exports: queue({
    work: exportTask,
    lateMinutes: 30,
    seconds: 60,
    batch: 1,
    concurrency: 5,
    uses: [
      ...removing,
      ...(["records:getMany", "lists:byAddress", "audit", "readers", "exports:write", "signing", "queues"] as const),
    ],
  }),
};

export type QueueKind = keyof typeof queues;
export type WorkOf<Kind extends QueueKind> = z.input<(typeof queues)[Kind]["work"]>;

export type MailWork = z.output<typeof mail>;

type TaskKind = "payments" | "follow" | "erasures";
export type TaskOf<Kind extends TaskKind, Name extends WorkOf<Kind>["task"]> = Omit<
  Extract<WorkOf<Kind>, { task: Name }>,
  "task"
>;
export type MailOf<Name extends WorkOf<"mails">["mail"]> = Omit<Extract<WorkOf<"mails">, { mail: Name }>, "mail">;

export interface StreamEvent {
  /** The longest run. */
  readonly seconds: number;
  /** The most records of a run. */
  readonly batch: number;
  readonly uses: readonly Use[];
}

/** New outbox rows of the table's stream go to their queues. */
export const relayWork: StreamEvent = { seconds: 60, batch: 100, uses: ["queues"] };

/** Work not done in time: a stream that stands still must lose none. */
export const resendWork: ScheduledEvent = {
  schedule: "cron(0/5 * * * ? *)",
  seconds: 120,
  uses: [...each(["OUTBOX"], "query", "update"), "queues"],
};

/** Daily, when it is day in all states. */
export const sweepDays: ScheduledEvent = {
  schedule: "cron(0 16 * * ? *)",
  seconds: 60,
  uses: [...each(["RUN"], "get", "put"), "queues"],
};
