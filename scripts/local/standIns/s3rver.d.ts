declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  interface Context {
    readonly method: string;
    /** Begins with the bucket. */
    readonly path: string;
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    readonly query: Readonly<Record<string, unknown>>;
    readonly headers: Readonly<Record<string, unknown>>;
    status: number;
    type: string;
    body: unknown;
  }

  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    /** Koa's middleware, outermost first. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
  }

  export = S3rver;
}

declare module "@20minutes/s3rver/lib/models/account.js" {
  export const DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void };
}
