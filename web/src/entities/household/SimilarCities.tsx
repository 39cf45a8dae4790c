import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";

interface Props {
  readonly cities: readonly { readonly city: string; readonly state: string }[];
  readonly onChoose: (city: string) => void;
}

export function SimilarCities({ cities, onChoose }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography component="span">Did you mean</Typography>
      {cities.map(({ city }) => (
        <Button key={city} size="small" onClick={() => onChoose(city)}>
          {city}?
        </Button>
      ))}
    </Box>
  );
}
