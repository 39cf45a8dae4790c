import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** Of the properties in use, those that a browser with es2022 may know under Safari's name alone. */
const prefixed: readonly string[] = ["user-select", "hyphens"];

const addPrefix: StylisPlugin = (element) => {
  if (!prefixed.includes(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** Rules for another browser's parts of a control. Refusing one, Chrome collects the stack of an exception each time. */
const leaveOutRefused: StylisPlugin = (element) => {
  const [part] = (element.type === "rule" && /::-(?:moz|ms)-[\w-]+/.exec(element.value)) || [];
  if (part && typeof CSS !== "undefined" && !CSS.supports(`selector(${part})`)) element.children = [];
};

/** The library's own adds prefixes for browsers that cannot run the site. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: "css", stylisPlugins: [addPrefix, leaveOutRefused] });
