import Box from "@mui/material/Box";
import MuiButton, { type ButtonProps } from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { primaryFirst } from "#web/ui/theme/sxRules.ts";

const variants = {
  primary: { variant: "contained" },
  secondary: { variant: "outlined" },
  /** Takes something away, after a confirmation. */
  danger: { variant: "outlined", color: "error" },
  quiet: { variant: "text" },
} as const satisfies Record<string, Pick<ButtonProps, "variant" | "color">>;

export interface Props extends Omit<ButtonProps, "variant" | "color" | "href" | "disabled"> {
  /** @default "secondary" */
  readonly variant?: keyof typeof variants;
  /** A path of the site: renders a link. */
  readonly to?: string;
  /** Kept by the router. */
  readonly state?: unknown;
  /** Presses do nothing, the focus stays. */
  readonly pending?: boolean;
  /** Ignores a double click's second: another button may stand there by then. */
  readonly single?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled: read out, so the button stays reachable. */
  readonly reason?: string | undefined;
  /** Where the reason stands. @default beside the button */
  readonly reasonId?: string | undefined;
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

const reasonLine = { width: "100%", order: { xs: -1, sm: 1 }, textAlign: { sm: "var(--row-side, start)" } } as const;

const stop = (event: MouseEvent) => event.preventDefault();
const spinner = <CircularProgress size={18} color="inherit" aria-hidden="true" />;

/** 48 px high, 44 with size="small". */
export function Button(given: Props) {
  const { variant = "secondary", to, state, pending, single, disabled, reason, reasonId, ...props } = given;
  const ownId = useId();
  const asLink = { component: Link, to, state };
  if (to !== undefined && !disabled) return <MuiButton {...variants[variant]} {...props} {...asLink} />;
  if (disabled && reason)
    return (
      // Parts of the row around it: the reason takes its own line and moves no button.
      <Box sx={{ display: "contents" }}>
        <MuiButton
          {...variants[variant]}
          {...props}
          aria-disabled="true"
          aria-describedby={reasonId ?? ownId}
          onClick={stop}
          sx={[...(Array.isArray(props.sx) ? props.sx : [props.sx]), off, { width: { xs: "100%", sm: "auto" } }]}
        />
        {reasonId === undefined && (
          <Typography id={ownId} variant="quiet" sx={reasonLine}>
            {reason}
          </Typography>
        )}
      </Box>
    );
  return (
    <MuiButton
      {...variants[variant]}
      {...props}
      disabled={disabled ?? false}
      {...(single && { onClick: (press: MouseEvent<HTMLButtonElement>) => press.detail < 2 && props.onClick?.(press) })}
      {...(pending && { "aria-busy": true, onClick: stop, startIcon: spinner })}
    />
  );
}

/** The safe one first, as its children stand; on a phone the primary one is on top. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        // A dialog's are at its end.
        justifyContent: "var(--row-side, start)",
        gap: { xs: 1.5, sm: 2 },
        "& > *": { width: { xs: "100%", sm: "auto" } },
        ...primaryFirst,
      }}
    >
      {children}
    </Box>
  );
}
