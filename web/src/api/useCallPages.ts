import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ApiError } from "./ApiError.ts";
import { send } from "./send.ts";
import { callKey } from "./useCall.ts";

/** A call that answers a list page by page: it takes a `Cursor` and answers `NextCursor` while there is more. */
export type PagedCall = Call<
  z.ZodMiniType<unknown, { Cursor?: string | undefined }>,
  z.ZodMiniType<{ NextCursor?: string | undefined }>
>;

/** The cache's key of a list's pages. It begins with the call's own key, so that refreshing the call refreshes it. */
export function pagesKey<C extends PagedCall>(call: C, body: RequestOf<C>): readonly unknown[] {
  return [...callKey(call, body), "pages"];
}

/**
 * Reads a list through a call, page by page: `data` holds the items of every page that was asked for so far,
 * `fetchNextPage` asks for the next one while `hasNextPage`. `itemsOf` must be a function that stays the same.
 */
export function useCallPages<C extends PagedCall, Item>(
  call: C,
  body: RequestOf<C>,
  itemsOf: (page: ResponseOf<C>) => readonly Item[],
  options: { enabled?: boolean; staleTime?: number; refetchOnWindowFocus?: boolean } = {},
) {
  return useInfiniteQuery<
    ResponseOf<C>,
    ApiError,
    InfiniteData<ResponseOf<C>, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: pagesKey(call, body),
    queryFn: ({ pageParam }) => send(call, pageParam ? { ...body, Cursor: pageParam } : body),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.NextCursor,
    ...options,
  });
}
