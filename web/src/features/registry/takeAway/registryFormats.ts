import { type RegistryFormatId, registryFormatId } from "#shared/handover/exportFormatId.ts";
import { exportFormats } from "#shared/handover/exportFormats.ts";

interface RegistryFormat {
  readonly id: RegistryFormatId;
  readonly label: string;
  readonly readBy: string;
}

/** The offline copy first: the others are known from the queue. */
export const registryFormats: readonly RegistryFormat[] = [
  {
    id: "OFFLINE",
    label: "Offline copy (encrypted)",
    readBy:
      "Opens in any browser without a network, with a passphrase that is shown once: list, map of points, sheets to print.",
  },
  ...exportFormats,
];

export function registryFormatOf(id: unknown): RegistryFormat {
  const known = registryFormatId.parse(id);
  const [first] = registryFormats.filter((format) => format.id === known);
  if (!first) throw new Error("There is no such format");
  return first;
}
