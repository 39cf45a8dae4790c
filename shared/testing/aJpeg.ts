import type { Bytes } from "#shared/handover/ExportFormat.ts";
import jpeg from "../../lambdas/testing/images/plain.jpg?inline";

/** A small photo. */
export const aJpeg = async (): Promise<Bytes> => new Uint8Array(await (await fetch(jpeg)).arrayBuffer());
