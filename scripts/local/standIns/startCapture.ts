import { randomUUID } from "node:crypto";
import { json, type Running, type ServedAnswer, type ServedRequest, serve } from "#scripts/local/common/serve.ts";
import type { EventBus } from "#scripts/local/functions/startRules.ts";
import { type Inbox, messagesTo } from "./openInbox.ts";
import type { LocalSecrets } from "./openSecrets.ts";

interface Part {
  readonly Data?: string;
}

/** As far as the product uses it. */
interface SendEmail {
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: {
    readonly Simple?: { readonly Subject?: Part; readonly Body?: { readonly Text?: Part; readonly Html?: Part } };
  };
}

const refused = (code: string, message: string) => json({ __type: code, message }, 400, { "x-amzn-errortype": code });

interface Capture {
  readonly inbox: Inbox;
  readonly bus: EventBus;
  /** After a bounce or complaint they get no mail. */
  readonly suppressed: Set<string>;
}

/** SES's addresses for trials; a label makes several. */
const simulator = /^(bounce|complaint)(?:\+[^@]+)?@simulator\.amazonses\.com$/i;

/** By SES. */
function isDelivered({ bus, suppressed }: Capture, address: string): boolean {
  const [, kind] = simulator.exec(address) ?? [];
  const isBounced = kind === "bounce" || suppressed.has(address);
  if (!kind && !isBounced) return true;
  suppressed.add(address);
  const mail = { destination: [address] };
  bus.emit("event", {
    source: "aws.ses",
    "detail-type": isBounced ? "Email Bounced" : "Email Complaint Received",
    detail: isBounced
      ? { eventType: "Bounce", bounce: { bounceType: "Permanent" }, mail }
      : { eventType: "Complaint", complaint: {}, mail },
  });
  return !isBounced;
}

async function captureMail(capture: Capture, { body }: ServedRequest): Promise<ServedAnswer> {
  const { Destination, Content } = JSON.parse(body.toString()) as SendEmail;
  const to = Destination?.ToAddresses ?? [];
  const simple = Content?.Simple;
  if (to.length === 0 || !simple?.Subject?.Data)
    return refused("BadRequestException", "A mail needs a recipient and simple content with a subject.");
  const id = randomUUID();
  const { Text, Html } = simple.Body ?? {};
  for (const address of to.filter((one) => isDelivered(capture, one)))
    await capture.inbox.add({
      id,
      kind: "mail",
      to: address,
      subject: simple.Subject.Data,
      text: Text?.Data ?? "",
      ...(Html?.Data ? { html: Html.Data } : {}),
      at: new Date().toISOString(),
    });
  return json({ MessageId: id });
}

async function captureText(inbox: Inbox, form: URLSearchParams): Promise<ServedAnswer> {
  const [to, text] = [form.get("PhoneNumber"), form.get("Message")];
  if (!to || !text) return refused("InvalidParameter", "A text needs a phone number and a message.");
  const id = randomUUID();
  await inbox.add({ id, kind: "text", to, subject: "", text, at: new Date().toISOString() });
  const body = `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`;
  return { headers: { "content-type": "text/xml" }, body };
}

function readSecret(secrets: LocalSecrets, { body }: ServedRequest): ServedAnswer {
  const { SecretId } = JSON.parse(body.toString()) as { SecretId: string };
  const text = secrets.get(SecretId);
  if (text === undefined)
    return refused("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
  return json({ ARN: SecretId, Name: SecretId, SecretString: text, VersionStages: ["AWSCURRENT"] });
}

const suppressionPath = /^\/v2\/email\/suppression\/addresses\/([^/]+)$/;

function unsuppress({ suppressed }: Capture, address: string): ServedAnswer {
  return suppressed.delete(decodeURIComponent(address))
    ? json({})
    : json({ message: "Email address does not exist on your suppression list." }, 404, {
        "x-amzn-errortype": "NotFoundException",
      });
}

/** SES v2, SNS and Secrets Manager. `GET /inbox` has the messages as JSON, newest first; `?to=` chooses a recipient. */
export function startCapture(options: {
  readonly port: number;
  readonly inbox: Inbox;
  readonly secrets: LocalSecrets;
  readonly bus: EventBus;
}): Promise<Running> {
  const { port, inbox, secrets, bus } = options;
  const capture = { inbox, bus, suppressed: new Set<string>() };
  return serve({ port, name: "mail and texts" }, (received) => {
    const { method, url, headers, body } = received;
    const target = headers["x-amz-target"];
    if (method === "GET" && url.pathname === "/inbox") return json(messagesTo(inbox, url.searchParams.get("to")));
    if (method === "POST" && url.pathname === "/v2/email/outbound-emails") return captureMail(capture, received);
    const [, suppressed] = suppressionPath.exec(url.pathname) ?? [];
    if (method === "DELETE" && suppressed) return unsuppress(capture, suppressed);
    if (target === "secretsmanager.GetSecretValue") return readSecret(secrets, received);
    const form = new URLSearchParams(body.toString());
    if (form.get("Action") === "Publish") return captureText(inbox, form);
    return refused("UnknownOperationException", `Not part of the local stack: ${target ?? url.pathname}`);
  });
}
