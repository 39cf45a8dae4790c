import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly household: Household;
  /** The member's link to it; undefined when there is none. */
  readonly link: AssignedHousehold | undefined;
  readonly pending: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

/** Looks and acts disabled but keeps the focus: pressing a button makes itself the disabled one. */
const off = (isOff: boolean) =>
  isOff && {
    "aria-disabled": true,
    sx: {
      color: "text.disabled",
      bgcolor: "transparent",
      borderColor: "divider",
      cursor: "not-allowed",
      "@media (forced-colors: active)": { color: "GrayText", borderColor: "GrayText" },
    },
  };

/** A house hold in the assignment: its name, its address, "Add to" and "Remove". */
export function AssignRow({ household: { Name, Location }, link, pending, onAdd, onRemove }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1.5,
        py: 2,
        borderBottom: 1,
        borderColor: "divider",
        "&:last-child": { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{Name}</Typography>
          {link && (
            <Chip status="success" icon={<CheckIcon size={16} />}>
              Assigned
            </Chip>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {Location}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          size="small"
          aria-label={`Add to ${Name}`}
          pending={pending && !link}
          onClick={() => !link && !pending && onAdd()}
          {...off(link !== undefined)}
        >
          Add to
        </Button>
        <Button
          size="small"
          aria-label={`Remove from ${Name}`}
          pending={pending && link !== undefined}
          onClick={() => link && !pending && onRemove(link)}
          {...off(link === undefined)}
        >
          Remove
        </Button>
      </Box>
    </Box>
  );
}
