/** Of the template with the links to the program's scripts. */
export const programId = "program";

/** Has the program near for the first use of a page to read, which is drawn before, with the whole connection. */
export function fetchProgram(): void {
  const fetchNow = () => {
    const links = document.getElementById(programId);
    if (links instanceof HTMLTemplateElement) document.head.append(links.content);
  };
  if (document.readyState === "complete") fetchNow();
  else addEventListener("load", fetchNow, { once: true });
}
