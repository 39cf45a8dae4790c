import Box from "@mui/material/Box";
import MuiButton, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

const variants = {
  /** The one next step of a view. */
  primary: { variant: "contained" },
  secondary: { variant: "outlined" },
  /** Something that takes away; it confirms before it acts. */
  danger: { variant: "outlined", color: "error" },
  /** Beside the others, like a link. */
  quiet: { variant: "text" },
} as const satisfies Record<string, Pick<ButtonProps, "variant" | "color">>;

export interface Props extends Omit<ButtonProps, "variant" | "color" | "href" | "disabled"> {
  /** @default "secondary" */
  readonly variant?: keyof typeof variants;
  /** A path of the site: the button is then a link. */
  readonly to?: string;
  /** What the router keeps with the page that it leads to. */
  readonly state?: unknown;
  /** Shows that work is under way; presses do nothing meanwhile, and the focus stays. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled. Shown beside it; the button can then still be reached, and its reason is read out. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

const off = {
  color: "text.disabled",
  bgcolor: "divider",
  borderColor: "divider",
  cursor: "not-allowed",
  "&:hover": { bgcolor: "divider" },
  "@media (forced-colors: active)": { color: "GrayText", borderColor: "GrayText" },
};

const stop = (event: MouseEvent) => event.preventDefault();
const spinner = <CircularProgress size={18} color="inherit" aria-hidden="true" />;

/** Every button of the product: 48 px high, 44 with size="small". */
export function Button({ variant = "secondary", to, state, pending, disabled, reason, sx, ...props }: Props) {
  const reasonId = useId();
  // With large text a long label would push it over the page.
  const styles = [{ flexShrink: 0, maxWidth: "100%" }, ...(Array.isArray(sx) ? sx : [sx])];
  if (to !== undefined && !disabled)
    return <MuiButton {...variants[variant]} {...props} sx={styles} {...{ component: Link, to, state }} />;
  if (disabled && reason)
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: { xs: 1, sm: 2 } }}>
        <MuiButton
          {...variants[variant]}
          {...props}
          aria-disabled="true"
          aria-describedby={reasonId}
          onClick={stop}
          sx={[...styles, off, { width: { xs: "100%", sm: "auto" } }]}
        />
        <Typography id={reasonId} variant="body2" color="textSecondary">
          {reason}
        </Typography>
      </Box>
    );
  return (
    <MuiButton
      {...variants[variant]}
      {...props}
      disabled={disabled ?? false}
      {...(pending && { "aria-busy": true, onClick: stop, startIcon: spinner })}
      sx={styles}
    />
  );
}

/** Buttons beside each other; on a phone each takes the whole width. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        "& > *": { width: { xs: "100%", sm: "auto" } },
      }}
    >
      {children}
    </Box>
  );
}
