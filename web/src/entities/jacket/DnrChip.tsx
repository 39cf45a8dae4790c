import { Chip } from "#web/ui/display/Chip.tsx";

export const DnrChip = () => <Chip status="error">DNR: paperwork must be seen</Chip>;
