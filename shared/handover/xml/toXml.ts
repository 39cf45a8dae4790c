import XMLBuilder from "fast-xml-builder";
import { stripIllegal } from "./stripIllegal.ts";

/** "@_id" is an attribute, "#text" the text, a list repeats an element. */
export interface XmlElement {
  readonly [name: string]: XmlContent;
}
type XmlContent = string | XmlElement | readonly XmlContent[];

const builder = new XMLBuilder({
  ignoreAttributes: false,
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  tagValueProcessor: (_name, text) => stripIllegal(String(text)),
  attributeValueProcessor: (_name, text) => stripIllegal(String(text)),
});

export const toXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;
