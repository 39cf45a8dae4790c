import type { MedicalRecord } from "#shared/model/jacket/entry.ts";
import { sealedHouseholdLines } from "#shared/model/jacket/householdLines.ts";
import { FactItem, FactList } from "./FactList.tsx";

export function SealedHousehold({ record }: { readonly record: MedicalRecord }) {
  const lines = sealedHouseholdLines(record);
  if (lines.length === 0) return null;
  return (
    <FactList>
      {lines.map(([label, text]) => (
        <FactItem key={label} label={label}>
          {text}
        </FactItem>
      ))}
    </FactList>
  );
}
