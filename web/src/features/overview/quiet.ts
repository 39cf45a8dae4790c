/** Of buttons beside the page's next step. */
export const quiet = { variant: "quiet", sx: { px: 0, justifyContent: "start" } } as const;
