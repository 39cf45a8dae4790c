import { notDeclared } from "#shared/model/jacket/entry.ts";
import { Chip } from "#web/ui/display/Chip.tsx";

export const DnrChip = () => <Chip status="error">DNR: paperwork must be seen</Chip>;

export const UndeclaredChip = () => <Chip status="warning">{notDeclared}</Chip>;
