/** `palette.test.ts` measures the contrast. */
export const light = {
  background: { default: "#F6F5F0", paper: "#FFFFFF" },
  text: { primary: "#14212B", secondary: "#4A5A66", disabled: "#5E6B75" },
  primary: { main: "#0F4C5C", dark: "#0A3540", light: "#2B6A7A", contrastText: "#FFFFFF" },
  warning: { main: "#8A4B00", contrastText: "#FFFFFF" },
  success: { main: "#1E5B38", contrastText: "#FFFFFF" },
  error: { main: "#9B1C1C", contrastText: "#FFFFFF" },
  info: { main: "#0F4C5C", contrastText: "#FFFFFF" },
  divider: "#D8D5CB",
  /** Backgrounds under text of the same status. */
  soft: { primary: "#E3EFF1", warning: "#FFF3DC", success: "#E4F3E9", error: "#FCE9E7" },
  /** At least 3:1 against its background. */
  field: "#6B7782",
  sun: "#F2B84B",
  /** The ground is water, and countries that it does not draw. */
  map: { ground: "#C9DAE3", land: "#F8F6EF", state: "#A39E8E", county: "#DDD8C9", text: "#37505B" },
  /** Of drawings, where they would glare or vanish in the other scheme. */
  scene: { hill: "#B9D5DA", ground: "#0F4C5C", deep: "#0A3540", paper: "#FFFFFF", stone: "#D8D5CB" },
  sidebar: { ground: "#0A3540", raised: "#124855", text: "#FFFFFF", quietText: "#C9DDE2" },
} as const;

export const dark = {
  background: { default: "#0F1A20", paper: "#16252D" },
  text: { primary: "#EAF1F3", secondary: "#A9BBC3", disabled: "#93A6AF" },
  primary: { main: "#7FD0E0", dark: "#A5DFEA", light: "#5DB4C6", contrastText: "#0A2A33" },
  warning: { main: "#FFC46B", contrastText: "#2A1B00" },
  success: { main: "#8FD6A6", contrastText: "#08240F" },
  error: { main: "#FFA69E", contrastText: "#330B08" },
  info: { main: "#7FD0E0", contrastText: "#0A2A33" },
  divider: "#2C3E48",
  soft: { primary: "#1C3A45", warning: "#3A2C12", success: "#1A3524", error: "#412120" },
  field: "#8598A2",
  sun: "#F2B84B",
  map: { ground: "#12293A", land: "#2B332F", state: "#6F7B73", county: "#3D4742", text: "#C4D0CB" },
  scene: { hill: "#2A4F5A", ground: "#0C2731", deep: "#08202A", paper: "#BCCBD0", stone: "#8C9AA0" },
  sidebar: { ground: "#08242C", raised: "#123B46", text: "#FFFFFF", quietText: "#C9DDE2" },
} as const;
