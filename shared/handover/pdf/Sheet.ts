import type { jsPDF } from "jspdf";
import type { ExportResources } from "../ExportFormat.ts";
import { putBlock, type TextStyle, textBlock } from "./textBlock.ts";

/** A5 in points; no printer cuts the margin off. */
const page = { width: 419.53, height: 595.28, margin: 26 };
const footer = 50;
const labelWidth = 76;
const padding = 6;

/** From the top down, on as many pages as it takes. */
export class Sheet {
  readonly document: jsPDF;
  readonly resources: ExportResources;
  /** On each page, with its number. */
  readonly title: string;
  readonly foot: string;
  readonly #first: number;
  #y = page.margin;
  /** The photo's room at the right, down to a height. */
  #free = { width: 0, until: 0 };

  constructor(document: jsPDF, resources: ExportResources, title: string, foot: string) {
    this.document = document;
    this.resources = resources;
    this.title = title;
    this.foot = foot;
    this.#first = document.getNumberOfPages();
  }

  get width(): number {
    return page.width - 2 * page.margin - (this.#y < this.#free.until ? this.#free.width : 0);
  }

  photo(jpeg: Uint8Array, most: { readonly width: number; readonly height: number }): void {
    const { width, height } = this.document.getImageProperties(jpeg);
    const scale = Math.min(most.width / width, most.height / height);
    const x = page.width - page.margin - width * scale;
    this.document.addImage(jpeg, "JPEG", x, page.margin, width * scale, height * scale);
    this.#free = { width: width * scale + padding, until: page.margin + height * scale + padding };
  }

  async text(text: string, style: TextStyle): Promise<void> {
    const block = await textBlock(this.document, this.resources, text, style, this.width);
    await this.#makeRoom(block.height);
    putBlock(this.document, block, page.margin, this.#y);
    this.#y += block.height + padding / 2;
  }

  /** Thick, for black and white printers. */
  async frame(text: string, style: TextStyle): Promise<void> {
    const inner = this.width - 2 * padding;
    const block = await textBlock(this.document, this.resources, text, style, inner);
    const height = block.height + 2 * padding;
    await this.#makeRoom(height);
    this.document.setLineWidth(2).rect(page.margin, this.#y, this.width, height);
    putBlock(this.document, block, page.margin + padding, this.#y + padding);
    this.#y += height + padding;
  }

  async line(label: string, words: string, size: number): Promise<void> {
    const at = page.margin + labelWidth;
    const name = await textBlock(this.document, this.resources, label, { size, isBold: true }, labelWidth - padding);
    const value = await textBlock(this.document, this.resources, words, { size }, this.width - labelWidth);
    const height = Math.max(name.height, value.height);
    await this.#makeRoom(height);
    putBlock(this.document, name, page.margin, this.#y);
    putBlock(this.document, value, at, this.#y);
    this.#y += height + padding / 3;
  }

  /** Only now the number of pages is known. */
  async finish(): Promise<void> {
    const last = this.document.getNumberOfPages();
    for (let at = this.#first; at <= last; at += 1)
      await this.#putFoot(at, `${this.title}, page ${at - this.#first + 1} of ${last - this.#first + 1}`);
  }

  async #putFoot(at: number, whose: string): Promise<void> {
    this.document.setPage(at);
    const width = page.width - 2 * page.margin;
    let y = page.height - page.margin;
    for (const [text, isBold] of [
      [this.foot, false],
      [whose, true],
    ] as const) {
      const block = await textBlock(this.document, this.resources, text, { size: 8, isBold }, width);
      y -= block.height;
      putBlock(this.document, block, page.margin, y);
    }
  }

  async #makeRoom(height: number): Promise<void> {
    if (this.#y + height <= page.height - page.margin - footer) return;
    this.document.addPage();
    this.#y = page.margin;
    this.#free = { width: 0, until: 0 };
    await this.text(`${this.title} (continued)`, { size: 10, isBold: true });
  }
}
