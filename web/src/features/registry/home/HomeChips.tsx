import Box from "@mui/material/Box";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { registryNeedWords } from "#shared/model/registry/registryNeeds.ts";
import { Chip } from "#web/ui/display/Chip.tsx";

export function HomeChips({ home: { Needs, Waiting } }: { readonly home: RegistryHome }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {Needs.map((need) => (
        <Chip key={need}>{registryNeedWords[need]}</Chip>
      ))}
      {Waiting ? <Chip status="warning">Waiting</Chip> : <Chip status="success">Transferred</Chip>}
    </Box>
  );
}
