import { Chip } from "#web/ui/display/Chip.tsx";

/** For a person who must not be resuscitated. */
export const DnrChip = () => <Chip status="error">DNR: paperwork must be seen</Chip>;
