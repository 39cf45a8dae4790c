import { sendRows } from "#lambdas/domain/common/resendWork.ts";
import { handleStream } from "#lambdas/queue/handleStream.ts";
import { relayWork } from "#shared/contract/queues.ts";

export const handler = handleStream(relayWork, sendRows);
