import type { ThemeOptions } from "@mui/material/styles";
import { primaryFirst } from "./sxRules.ts";
import { fontSize, fontWeight, radius } from "./tokens.ts";

export const componentStyles: NonNullable<ThemeOptions["components"]> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        // A long label in large text would push it over the page.
        maxWidth: "100%",
        flexShrink: 0,
        padding: "8px 22px",
        borderRadius: radius.control,
        // A wrapping link would be left-aligned.
        textAlign: "center",
        transitionDuration: "120ms",
        "&.Mui-disabled": { color: theme.vars.palette.text.disabled, borderColor: theme.vars.palette.divider },
      }),
      outlined: ({ theme }) => ({
        borderWidth: 1.5,
        borderColor: "currentColor",
        backgroundColor: theme.vars.palette.background.paper,
        padding: "7px 20px",
      }),
      // With forced colours only the border is seen.
      contained: { border: "1.5px solid transparent", padding: "7px 20px" },
      text: {
        padding: "8px 12px",
        textDecoration: "underline",
        textUnderlineOffset: "0.18em",
        "&:hover": { textDecoration: "underline" },
      },
      sizeSmall: { minHeight: 44, padding: "6px 16px", fontSize: fontSize.small },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, color: "inherit" } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiDialog: {
    styleOverrides: {
      // On a phone a dialog is as wide as a message and begins below one.
      container: ({ theme }) => ({
        [theme.breakpoints.down("sm")]: {
          boxSizing: "border-box",
          "&:has(.notistack-Snackbar)": { paddingTop: "7rem" },
        },
      }),
      paper: ({ theme }) => ({
        "--row-side": "end",
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down("sm")]: { margin: 16, width: "calc(100% - 32px)" },
      }),
    },
  },
  MuiDialogTitle: { defaultProps: { variant: "h2" }, styleOverrides: { root: { padding: "24px 24px 12px" } } },
  MuiDialogContent: { styleOverrides: { root: { padding: "8px 24px" } } },
  MuiDialogActions: {
    // MUI's margins would indent a column's second button.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: "16px 24px 24px",
        gap: 12,
        flexWrap: "wrap",
        [theme.breakpoints.down("sm")]: { flexDirection: "column", alignItems: "stretch" },
        ...primaryFirst,
      }),
    },
  },
  // Above the drawer's own content.
  MuiDrawer: { styleOverrides: { paper: { border: 0, "& > #toasts": { order: -1 } } } },
  MuiMenu: {
    styleOverrides: {
      // Over messages (1400).
      root: { zIndex: 1450 },
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        marginTop: 8,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        // MUI makes them lower on wider screens.
        [theme.breakpoints.up("sm")]: { minHeight: 48 },
        fontSize: fontSize.medium,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: fontSize.medium,
        padding: "14px 12px",
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        fontSize: fontSize.caption,
        fontWeight: fontWeight.label,
        color: theme.vars.palette.text.secondary,
        padding: "8px 12px",
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: fontSize.medium, textTransform: "none" } } },
  MuiTypography: { defaultProps: { variantMapping: { quiet: "p" } } },
  MuiTooltip: {
    defaultProps: {
      describeChild: true,
      // Inside a landmark. On a phone a card would cut a tooltip centred below its text.
      slotProps: { popper: { disablePortal: true } },
      placement: "bottom-start",
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: fontSize.caption,
        padding: "8px 12px",
        borderRadius: radius.control,
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
};
