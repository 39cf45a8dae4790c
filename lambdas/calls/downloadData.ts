import * as ownData from "#lambdas/domain/lifecycle/ownData.ts";
import { handle } from "#lambdas/http/handle.ts";
import { downloadData } from "#shared/contract/ownData/downloads.ts";

export const handler = handle(downloadData, (request, session) => ownData.download(session, request));
