/** A page that the build writes as text. */
export interface BuiltPage {
  /** Its document, in the site's files. */
  readonly file: string;
  readonly path: string;
  /** Other addresses of it; the site's own arrives as /index.html. */
  readonly alsoAt: readonly string[];
}

/** Pages that visitors read before a script has run: all other screens begin empty. */
export const builtPages: readonly BuiltPage[] = [
  { file: "landing.html", path: "/Homepage", alsoAt: ["/", "/index.html"] },
  { file: "login.html", path: "/Login", alsoAt: [] },
];
