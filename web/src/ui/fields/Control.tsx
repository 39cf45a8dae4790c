import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { focusRing, fontSize, radius } from "#web/ui/theme/tokens.ts";

export const Control = styled(InputBase)(({ theme }) => ({
  width: "100%",
  minHeight: 48,
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.field}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: fontSize.body,
  padding: "0 14px",
  // Before the program runs, too. The calendar of a date is within its field.
  "&:has(.MuiInputBase-input:focus-within)": focusRing,
  "&.Mui-error": { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  "&.MuiInputBase-multiline": { padding: "10px 14px" },
  "& .MuiInputBase-input": { padding: "10px 0", minHeight: 25, height: "auto", boxSizing: "content-box" },
  "& .MuiInputBase-input:focus-visible": { outline: "none" },
  "& input:read-only": { color: theme.vars.palette.text.secondary },
  "& input::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
  "& select": { appearance: "none", cursor: "pointer", paddingRight: 32, textOverflow: "ellipsis" },
  "& option": { backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
}));
