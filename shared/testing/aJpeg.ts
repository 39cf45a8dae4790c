import type { Bytes } from "#shared/handover/ExportFormat.ts";
import jpeg from "../../lambdas/testing/images/plain.jpg?inline";

export const aJpeg = async (): Promise<Bytes> => new Uint8Array(await (await fetch(jpeg)).arrayBuffer());
