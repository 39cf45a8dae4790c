import Box from "@mui/material/Box";
import { useId } from "react";
import { ChoiceMark } from "#web/ui/fields/ChoiceMark.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import { optionLabel, quietText } from "#web/ui/theme/sxRules.ts";
import type { CardSize } from "./cardSizes.ts";

const words: readonly (readonly [size: CardSize, label: string, text: string])[] = [
  ["fridge", "For the fridge", "Half a sheet, all on one side."],
  ["wallet", "For the wallet", "As large as a credit card. Cut it out and fold it in the middle."],
];

interface Props {
  readonly size: CardSize;
  readonly onSize: (size: CardSize) => void;
}

export function SizeChoice({ size, onSize }: Props) {
  const id = useId();
  return (
    <FieldGroup id={id} label="Size">
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 }}>
        {words.map(([value, label, text]) => (
          <Box key={value} component="label" sx={optionLabel}>
            <ChoiceMark type="radio" name={id} checked={size === value} onChange={() => onSize(value)} />
            <span>
              {label}
              <Box component="span" sx={{ display: "block", ...quietText }}>
                {text}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}
