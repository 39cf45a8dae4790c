import type { SealedText } from "./sealText.ts";

/** A copy's built page; its policy allows it alone. */
export interface OfflinePage {
  readonly script: string;
  readonly styles: string;
  /** "sha256-…". */
  readonly scriptHash: string;
  readonly stylesHash: string;
}

/** Nothing in it tells of anybody before it is opened. */
export function offlineHtml({ script, styles, scriptHash, stylesHash }: OfflinePage, sealed: SealedText): string {
  const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${stylesHash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Offline copy</title>
<style>${styles}</style>
</head>
<body>
<main id="page"><h1>Offline copy</h1><noscript><p>This copy opens itself with a script: please allow scripts in this browser.</p></noscript></main>
<script type="text/plain" id="sealed">${JSON.stringify(sealed)}</script>
<script>${script}</script>
</body>
</html>
`;
}
