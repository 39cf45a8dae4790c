/** "AutismASD" to "Autism ASD". */
export function splitWords(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");
}
