import { notDeclared } from "#shared/model/jacket/entry.ts";
import { dnrReported } from "#shared/model/medical.ts";
import { Chip } from "#web/ui/display/Chip.tsx";

export const DnrChip = () => <Chip status="error">{dnrReported}</Chip>;

export const UndeclaredChip = () => <Chip status="warning">{notDeclared}</Chip>;
