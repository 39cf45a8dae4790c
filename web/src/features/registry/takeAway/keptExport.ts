import * as z from "zod/mini";
import type { RequestOf } from "#shared/contract/call.ts";
import type { exportRegistry } from "#shared/contract/jackets/registryExports.ts";
import { registryFormatId } from "#shared/handover/exportFormatId.ts";
import { exportPurpose } from "#shared/model/jacket/handover.ts";
import { registryOrder } from "#shared/model/registry/home.ts";

const name = "beforehand.registryExport";

const wish = z.object({ format: registryFormatId, purpose: exportPurpose });
export type RegistryWish = z.output<typeof wish>;

export type TakeAwayRequest = Omit<RequestOf<typeof exportRegistry>, "Format" | "Purpose">;

/** One under way, kept through a reload, without any person. */
const keptExport = z.object({
  by: z.string(),
  id: z.string(),
  /** Of `listOf`. */
  list: z.string(),
  order: registryOrder,
  ...wish.shape,
});
export type KeptExport = z.output<typeof keptExport>;

/** The homes in their order. The reason makes no other list, and is never stored. */
export const listOf = ({ Reason, Incident, ...list }: TakeAwayRequest): string => JSON.stringify(list);

/** Another account does not inherit it. */
export function readKept(by: string): KeptExport | undefined {
  try {
    const { data } = keptExport.safeParse(JSON.parse(sessionStorage.getItem(name) ?? ""));
    return data?.by === by ? data : undefined;
  } catch {
    return undefined;
  }
}

export function keep(kept: KeptExport | undefined): void {
  try {
    if (kept) sessionStorage.setItem(name, JSON.stringify(kept));
    else sessionStorage.removeItem(name);
  } catch {
    // It lasts as long as the dialog.
  }
}
