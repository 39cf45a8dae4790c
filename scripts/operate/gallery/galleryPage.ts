import { escapeMarkup } from "#scripts/local/common/html.ts";

/** As journeys write it: screen, width, scheme. */
const pictureName = /^(?<screen>.+)-(?<width>\d+)(?<dark>-dark)?\.png$/;

interface Picture {
  readonly file: string;
  readonly screen: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
}

function pictureOf(file: string): Picture | undefined {
  const { screen, width, dark } = pictureName.exec(file)?.groups ?? {};
  return screen && width ? { file, screen, width: Number(width), scheme: dark ? "dark" : "light" } : undefined;
}

const figureOf = ({ file, screen, width, scheme }: Picture): string =>
  `<figure class="${scheme}"><a href="${encodeURIComponent(file)}"><img src="${encodeURIComponent(file)}" width="${
    width / 2
  }" loading="lazy" alt="${escapeMarkup(screen)}"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;

const sectionOf = (screen: string, pictures: readonly Picture[]): string =>
  `<section id="${encodeURIComponent(screen)}" tabindex="-1"><h2>${escapeMarkup(screen)}</h2><div>${pictures
    .toSorted((one, other) => one.scheme.localeCompare(other.scheme) * -1 || one.width - other.width)
    .map(figureOf)
    .join("")}</div></section>`;

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #e9e9e6; color: #14212b; }
  header { position: sticky; top: 0; background: inherit; padding: 8px 0; }
  section { scroll-margin-top: 64px; outline: none; }
  section > div { display: flex; gap: 16px; align-items: start; overflow-x: auto; padding-bottom: 16px; }
  figure { margin: 0; flex: none; }
  img { display: block; height: auto; border: 1px solid #b9bdc0; background: white; }
  body:has(#light:not(:checked)) figure.light, body:has(#dark:not(:checked)) figure.dark { display: none; }`;

/** Right and left lead from screen to screen. */
const script = `
  const sections = [...document.querySelectorAll("section")];
  let at = -1;
  addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step || sections.length === 0) return;
    at = Math.min(Math.max(at + step, 0), sections.length - 1);
    sections[at].scrollIntoView();
  });`;

/** To leaf through a folder's pictures. */
export function galleryPage(files: readonly string[]): string {
  const pictures = files.flatMap((file) => pictureOf(file) ?? []);
  const screens = [...Map.groupBy(pictures, ({ screen }) => screen)].sort(([one], [other]) => one.localeCompare(other));
  const boxes = ["light", "dark"].map(
    (scheme) => `<label><input type="checkbox" id="${scheme}" checked> ${scheme}</label>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title><style>${styles}</style>
<header>${screens.length} screens and states; right and left lead through them. ${boxes.join(" ")}</header>
${screens.map(([screen, own]) => sectionOf(screen, own)).join("\n")}
<script>${script}</script></html>
`;
}
