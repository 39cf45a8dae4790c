import { unitLine } from "#shared/handover/card/unitLine.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { FoundJacket } from "#shared/model/jacket/opening.ts";

/** "500 Riverside Ave, Unit 1204, Floor 12, Detroit, MI 48226". */
export const foundAddress = (jacket: FoundJacket): string =>
  formatAddress({ ...jacket, Street: [jacket.Street, unitLine(jacket)].filter(Boolean).join(", ") });
