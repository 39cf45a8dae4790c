declare module "virtual:offlinePage" {
  /** Program and styles of an offline copy, built for its file. */
  export const page: import("./offlineHtml.ts").OfflinePage;
}
