import type { Handler } from "#lambdas/http/handle.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import type { Call, RequestOf } from "#shared/contract/call.ts";
import type { World } from "./aWorld.ts";

/** With a request that succeeds in a world. */
export interface CallCase<C extends Call = Call> {
  /** Written a second time: anonymous, then the roles in their order; "Y" or "-". */
  readonly callers: string;
  readonly load: () => Promise<{ readonly handler: Handler<C> }>;
  /** Undefined for anyone. */
  readonly by: (world: World) => TestAccount | undefined;
  readonly body: (world: World) => RequestOf<C> | Promise<RequestOf<C>>;
  /** "name=value". */
  readonly cookie?: (world: World) => string;
}

export const anyone = () => undefined;
export const owner = ({ owner }: World) => owner;
export const moderator = ({ moderator }: World) => moderator;
export const masterModerator = ({ masterModerator }: World) => masterModerator;
export const admin = ({ admin }: World) => admin;
export const masterAdmin = ({ masterAdmin }: World) => masterAdmin;
