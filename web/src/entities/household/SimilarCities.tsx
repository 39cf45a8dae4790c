import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";

export interface SimilarCity {
  readonly city: string;
  readonly state: string;
}

interface Props {
  readonly cities: readonly SimilarCity[];
  readonly onChoose: (city: SimilarCity) => void;
}

export function SimilarCities({ cities, onChoose }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography component="span">Did you mean</Typography>
      {cities.map((place) => (
        <Button key={place.city} size="small" onClick={() => onChoose(place)}>
          {place.city}?
        </Button>
      ))}
    </Box>
  );
}
