/** The template with links to the program's scripts. */
export const programId = "program";

/** Loads the program for the first use of a page to read, which has the whole connection before. */
export function fetchProgram(): void {
  const fetchNow = () => {
    const links = document.getElementById(programId);
    if (links instanceof HTMLTemplateElement) document.head.append(links.content);
  };
  if (document.readyState === "complete") fetchNow();
  else addEventListener("load", fetchNow, { once: true });
}
