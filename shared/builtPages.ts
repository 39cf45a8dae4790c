export interface BuiltPage {
  readonly file: string;
  readonly path: string;
  /** The site's own address arrives as /index.html. */
  readonly alsoAt: readonly string[];
  /** The program takes it over at its first use. */
  readonly isToRead: boolean;
  /** The module of its screen, unless the site starts with it. */
  readonly screen?: string;
}

/** Read before a script has run; all other screens begin empty. */
export const builtPages: readonly BuiltPage[] = [
  { file: "landing.html", path: "/Homepage", alsoAt: ["/", "/index.html"], isToRead: true },
  { file: "login.html", path: "/Login", alsoAt: [], isToRead: false, screen: "LoginPage" },
];
