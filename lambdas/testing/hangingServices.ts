import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

/** By its name in signatures. */
type Service = "dynamodb" | "cognito-idp" | "sns" | "ses" | "s3" | "geo" | "payments";

/** No response, or an endless body. */
type Hang = "silent" | "endless";

const signed = /\/([\w-]+)\/aws4_request/;

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const passed = send(new URL(url, target), { method, headers });
  request.pipe(passed);
  const [answer] = await new Promise<[IncomingMessage]>((resolve, reject) =>
    passed.once("response", (...given) => resolve(given)).once("error", reject),
  );
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** Call before the first request. */
export async function hangingServices() {
  let hangs: { service: Service; how: Hang; left: number } | undefined;
  const open = async (target: string, only?: Service) => {
    const server = createServer((request, response) => {
      const service = only ?? signed.exec(request.headers.authorization ?? "")?.[1];
      if (hangs?.service !== service || (hangs && hangs.left-- > 0))
        return void pass(target, request, response).catch(() => response.destroy());
      if (hangs?.how === "endless") response.writeHead(200, { "content-length": "1000000" }).write("{");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const { AWS_ENDPOINT_URL = "", STRIPE_API = "" } = process.env;
  process.env.AWS_ENDPOINT_URL = await open(AWS_ENDPOINT_URL);
  process.env.STRIPE_API = await open(STRIPE_API, "payments");
  return {
    /** @param after so many answered requests */
    async during<Result>(
      { service, how = "silent", after = 0 }: { service: Service; how?: Hang; after?: number },
      work: () => Promise<Result>,
    ): Promise<Result> {
      hangs = { service, how, left: after };
      try {
        return await work();
      } finally {
        hangs = undefined;
      }
    },
  };
}
