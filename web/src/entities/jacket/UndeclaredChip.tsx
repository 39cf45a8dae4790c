import { notDeclared } from "#shared/model/jacket/entry.ts";
import { Chip } from "#web/ui/display/Chip.tsx";

/** For a person whose registration is not authorized yet. */
export const UndeclaredChip = () => <Chip status="warning">{notDeclared}</Chip>;
