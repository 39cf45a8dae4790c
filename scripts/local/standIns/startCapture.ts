import { randomUUID } from "node:crypto";
import { json, type Running, type ServedAnswer, type ServedRequest, serve } from "#scripts/local/common/serve.ts";
import { type Inbox, messagesTo } from "./openInbox.ts";
import type { LocalSecrets } from "./openSecrets.ts";

interface Part {
  readonly Data?: string;
}

/** SES v2, as far as the product uses it. */
interface SendEmail {
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: {
    readonly Simple?: { readonly Subject?: Part; readonly Body?: { readonly Text?: Part; readonly Html?: Part } };
  };
}

const refused = (code: string, message: string) => json({ __type: code, message }, 400, { "x-amzn-errortype": code });

async function captureMail(inbox: Inbox, { body }: ServedRequest): Promise<ServedAnswer> {
  const { Destination, Content } = JSON.parse(body.toString()) as SendEmail;
  const to = Destination?.ToAddresses ?? [];
  const simple = Content?.Simple;
  if (to.length === 0 || !simple?.Subject?.Data)
    return refused("BadRequestException", "A mail needs a recipient and simple content with a subject.");
  const id = randomUUID();
  const { Text, Html } = simple.Body ?? {};
  for (const address of to)
    await inbox.add({
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

/**
 * SES v2, SNS and Secrets Manager. `GET /inbox` answers the messages as JSON, newest first; `?to=` chooses a recipient.
 */
export function startCapture(options: { port: number; inbox: Inbox; secrets: LocalSecrets }): Promise<Running> {
  const { port, inbox, secrets } = options;
  return serve({ port, name: "mail and texts" }, (received) => {
    const { method, url, headers, body } = received;
    const target = headers["x-amz-target"];
    if (method === "GET" && url.pathname === "/inbox") return json(messagesTo(inbox, url.searchParams.get("to")));
    if (method === "POST" && url.pathname === "/v2/email/outbound-emails") return captureMail(inbox, received);
    if (target === "secretsmanager.GetSecretValue") return readSecret(secrets, received);
    const form = new URLSearchParams(body.toString());
    if (form.get("Action") === "Publish") return captureText(inbox, form);
    return refused("UnknownOperationException", `Not part of the local stack: ${target ?? url.pathname}`);
  });
}
