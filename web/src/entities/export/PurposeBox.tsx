import { type ExportPurpose, exportPurpose, purposeWords } from "#shared/model/jacket/handover.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";

interface Props {
  readonly value: ExportPurpose;
  readonly onChange: (purpose: ExportPurpose) => void;
}

export function PurposeBox({ value, onChange }: Props) {
  return (
    <SelectBox
      id="export-purpose"
      label="What is it for?"
      hint="The audit keeps it with the export."
      options={exportPurpose.options.map((one) => ({ value: one, label: purposeWords[one] }))}
      value={value}
      onChange={({ target }) => onChange(exportPurpose.parse(target.value))}
    />
  );
}
