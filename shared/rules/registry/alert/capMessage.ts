import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { readXml } from "./readXml.ts";

const statuses = ["Actual", "Exercise", "System", "Test", "Draft"] as const;
const messageTypes = ["Alert", "Update", "Cancel", "Ack", "Error"] as const;

const unreadArea = "An area of the alert cannot be read.";
const text = (sentence: string) => z.string(sentence);
const time = (sentence: string) =>
  z.string(sentence).check(
    z.refine(
      // Without an offset it would be the server's own time.
      (written) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(written) && !Number.isNaN(Date.parse(written)),
      sentence,
    ),
  );

const codes = z.object({ valueName: text(unreadArea), value: text(unreadArea) }, unreadArea);

const capArea = () =>
  z.object(
    {
      areaDesc: z.optional(text(unreadArea)),
      polygon: z.optional(z.array(text(unreadArea))),
      circle: z.optional(z.array(text(unreadArea))),
      geocode: z.optional(z.array(codes)),
    },
    unreadArea,
  );

const unreadPart = "A part of the alert cannot be read.";

const message = atFirstUse(() =>
  z.object(
    {
      identifier: text("The alert does not say its identifier."),
      sender: text("The alert does not say who sent it."),
      sent: time("The alert does not say when it was sent."),
      status: z.enum(statuses, "The alert does not say whether it is actual, an exercise or a test."),
      msgType: z.enum(messageTypes, "The alert does not say whether it is new, an update or cancelled."),
      references: z.optional(text(unreadPart)),
      info: z.optional(
        z.array(
          z.object(
            {
              event: z.optional(text(unreadPart)),
              headline: z.optional(text(unreadPart)),
              senderName: z.optional(text(unreadPart)),
              expires: z.optional(time("When the alert goes stale cannot be read.")),
              area: z.optional(z.array(capArea())),
            },
            unreadPart,
          ),
        ),
      ),
    },
    "The alert is not whole: it cannot be read.",
  ),
);
export type CapMessage = z.output<ReturnType<typeof message>>;
export type CapArea = z.output<ReturnType<typeof capArea>>;

const namespace = "urn:oasis:names:tc:emergency:cap:1.2";

/** Of the first element: a parser without prefixes drops it. */
function namespaceOf(xml: string): string | undefined {
  const [, prefix, attributes = ""] = /<(?:([\w.-]+):)?alert\b([^>]*)>/.exec(xml) ?? [];
  const names = new Map(
    [...attributes.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)].map(([, name, uri]) => [name, uri]),
  );
  return names.get(prefix);
}

const version = (uri: string): string | undefined => /:cap:([\d.]+)$/.exec(uri)?.[1];

/** Or the sentence why it cannot be read. */
export function readMessage(xml: string): CapMessage | string {
  const read = readXml(xml);
  if (typeof read === "string") return read;
  const [root = ""] = Object.keys(read);
  if (root === "feed" || root === "rss") return "This is a list of alerts. Please take one of them alone.";
  if (root !== "alert") return `This is no CAP alert: it begins with <${root.slice(0, 40)}>.`;
  const uri = namespaceOf(xml) ?? "";
  if (uri !== namespace)
    return version(uri)
      ? `This is CAP ${version(uri)}. Please take the alert as CAP 1.2.`
      : "The alert does not say that it is CAP 1.2.";
  const { data, error } = message().safeParse(read.alert);
  return data ?? error.issues[0]?.message ?? unreadPart;
}
