/** Follows the reader's own text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Strings: `sx` would multiply numbers by the theme's radius. */
export const radius = { control: "10px", photo: "12px", card: "14px", pill: "999px" } as const;

/** Headings' are variants of the theme. */
export const fontSize = { caption: rem(15), small: rem(16), medium: rem(17), body: rem(18), large: rem(20) } as const;

export const fontWeight = { regular: 400, strong: 600, label: 650, heading: 700 } as const;

/** px. */
export const maxWidth = { form: 640, page: 1180 } as const;

export const focusRing = { outline: "var(--focus-ring)", outlineOffset: 2 } as const;
