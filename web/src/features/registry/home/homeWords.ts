import { unitLine } from "#shared/handover/card/unitLine.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { confirmedWords } from "#shared/rules/confirmation/confirmation.ts";
import { counted } from "#web/ui/display/counted.ts";

/** "2 Woodward Ave, Unit 4". */
export const streetWords = ({ Street, Unit }: RegistryHome): string =>
  [Street, unitLine({ Unit })].filter(Boolean).join(", ");

/** "2 Woodward Ave, Unit 4, Detroit, MI 48226". */
export const addressWords = (home: RegistryHome): string => formatAddress({ ...home, Street: streetWords(home) });

/** Focused by a press on the map, and by closing the home. */
export const rowId = ({ ID }: Pick<RegistryHome, "ID">): string => `home-${ID}`;

/** A ZIP's middle is not where the home is. */
export const exactPoint = ({ Geo }: RegistryHome) => (Geo && Geo.Exactness !== "ZIP" ? Geo : undefined);

/** @param today an Eastern day, YYYY-MM-DD */
export function factWords(home: RegistryHome, today: string): string[] {
  const { People, Confirmed, Mobile } = home;
  const words = Confirmed && confirmedWords({ Confirmed, CreateDate: Confirmed }, today);
  return [
    counted(People, "person", "people"),
    ...(words ? [words] : []),
    Mobile ? "Mobile phone known" : "No mobile phone known",
    ...(exactPoint(home) ? [] : ["Not on the map: no exact position"]),
  ];
}

/** By address where the position would lead elsewhere. */
export function navigateUrl(home: RegistryHome): string {
  const point = exactPoint(home);
  const destination = point ? `${point.Lat},${point.Lng}` : formatAddress(home);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
