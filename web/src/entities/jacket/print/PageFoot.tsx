import { Global } from "@emotion/react";

/** A string of CSS. */
const quoted = (text: string): string => JSON.stringify(text.replace(/[\\"\n]/g, " "));

/** Where the browser prints margins' texts. */
export const PageFoot = ({ name, whose }: { readonly name: string; readonly whose: string }) => (
  <Global
    styles={`@page ${name} {
      @bottom-left { content: ${quoted(whose)}; font: 600 7pt sans-serif; }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 7pt sans-serif; }
    }`}
  />
);
