import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { ChoiceMark } from "#web/ui/fields/ChoiceMark.ts";
import type { City } from "./CitySearch.ts";

interface Props {
  readonly cities: readonly City[];
  readonly chosen: City | undefined;
  readonly onChoose: (city: City) => void;
}

/** A whole state scrolls inside: the way to register stays near, and a cut-off row shows that it goes on. */
const mostHeight = 345;
const headSx = { px: { xs: 0.5, sm: 1.5 } };
const cellSx = { py: 0.5, px: { xs: 0.5, sm: 1.5 } };

export function CityTable({ cities, chosen, onChoose }: Props) {
  return (
    <Box sx={{ mt: 2, maxHeight: mostHeight, overflowY: "auto" }}>
      <Table stickyHeader sx={{ tableLayout: "fixed" }}>
        <caption className="unseen">Cities that take part</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col" sx={{ width: 56 }}>
              <span className="unseen">Choose</span>
            </TableCell>
            <TableCell scope="col" sx={headSx}>
              City
            </TableCell>
            <TableCell scope="col" sx={{ ...headSx, width: "28%" }}>
              State
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cities.map((place) => {
            const name = `${place.city}, ${place.state}`;
            return (
              <TableRow key={name} onClick={() => onChoose(place)} sx={{ cursor: "pointer" }}>
                <TableCell sx={cellSx}>
                  <ChoiceMark
                    type="radio"
                    name="participating-city"
                    value={name}
                    checked={chosen === place}
                    onChange={() => onChoose(place)}
                    aria-label={name}
                    sx={{ my: 1.25 }}
                  />
                </TableCell>
                <TableCell sx={cellSx}>{place.city}</TableCell>
                <TableCell sx={cellSx}>{place.state}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
