import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { listRow } from "#web/ui/theme/sxRules.ts";

interface Props {
  readonly household: Household;
  /** Undefined without a link. */
  readonly link: AssignedHousehold | undefined;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

const off = {
  "aria-disabled": true,
  sx: {
    color: "text.disabled",
    bgcolor: "transparent",
    borderColor: "divider",
    cursor: "not-allowed",
    "@media (forced-colors: active)": { color: "GrayText", borderColor: "GrayText" },
  },
} as const;

/**
 * Describes "Add to" or "Remove": why it is off, or its error. An off button stays focusable: a press turns that same
 * button off.
 */
const stateOf = (isOff: boolean, id: string, error: string | undefined) =>
  isOff ? { ...off, "aria-describedby": id } : { "aria-describedby": describedBy({ id, error }) };

function State({ id, isAssigned }: { readonly id: string; readonly isAssigned: boolean }) {
  return (
    <span id={id}>
      {isAssigned ? (
        <Chip status="success" icon={<CheckIcon size={16} />}>
          Assigned
        </Chip>
      ) : (
        <Typography component="span" variant="quiet">
          Not assigned
        </Typography>
      )}
    </span>
  );
}

const row = { ...listRow, "&:first-of-type": { borderTop: 0 } };

export function AssignRow({ household, link, pending, problem, onAdd, onRemove }: Props) {
  const { Name, Location } = household;
  const id = useId();
  const isAssigned = link !== undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{Name}</Typography>
          <State id={id} isAssigned={isAssigned} />
        </Box>
        <Typography variant="quiet">{Location}</Typography>
        <CoverageLine {...household} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          size="small"
          aria-label={`Add to ${Name}`}
          pending={pending && !isAssigned}
          onClick={() => !link && !pending && onAdd()}
          {...stateOf(isAssigned, id, problem)}
        >
          Add to
        </Button>
        <Button
          size="small"
          aria-label={`Remove from ${Name}`}
          pending={pending && isAssigned}
          onClick={() => link && !pending && onRemove(link)}
          {...stateOf(!isAssigned, id, problem)}
        >
          Remove
        </Button>
      </Box>
      <Box sx={{ flexBasis: "100%", "&:empty": { display: "none" } }}>
        <FieldError id={id}>{problem}</FieldError>
      </Box>
    </Box>
  );
}
