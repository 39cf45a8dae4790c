export const statusColor = {
  primary: "primary.main",
  info: "primary.main",
  success: "success.main",
  warning: "warning.main",
  error: "error.main",
} as const;
